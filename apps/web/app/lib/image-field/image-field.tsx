import { Button, FileButton, Input } from '@mantine/core';
import { uploadFile } from '@pagewright/contract/files';
import { IconPhotoUp } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { ApiFailure } from '../api/api-failure.ts';
import { callApi } from '../api/call-api.ts';
import classes from './image-field.module.css';

interface ImageFieldProps {
  readonly label: string;
  readonly description: string;
  /** URL of the image to show; null if there is none. */
  readonly preview: ReactNode;
  readonly hasImage: boolean;
  readonly texts: { readonly choose: string; readonly replace: string; readonly remove: string };
  readonly onUpload: (file: { readonly id: string; readonly url: string }) => void;
  readonly onRemove: () => void;
  readonly onFailure: (failure: ApiFailure) => void;
}

/** An image field: the image uploads at once and becomes visible to others when the form is saved. */
export function ImageField(props: ImageFieldProps) {
  const { label, description, preview, hasImage, texts, onUpload, onRemove, onFailure } = props;
  const [isUploading, setUploading] = useState(false);

  async function upload(file: File | null): Promise<void> {
    if (!file) return;
    setUploading(true);
    const body = new FormData();
    body.set('type', 'image');
    body.set('file', file);
    const { data, error } = await callApi(uploadFile, { body });
    setUploading(false);
    if (error) onFailure(error);
    else if (data.file) onUpload(data.file);
  }

  return (
    <Input.Wrapper label={label} description={description} labelElement="div">
      <div className={classes.field}>
        {preview}
        <FileButton accept="image/*" onChange={(file) => void upload(file)}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              loading={isUploading}
              leftSection={<IconPhotoUp size={16} />}
            >
              {hasImage ? texts.replace : texts.choose}
            </Button>
          )}
        </FileButton>
        {hasImage ? (
          <Button variant="subtle" onClick={onRemove}>
            {texts.remove}
          </Button>
        ) : null}
      </div>
    </Input.Wrapper>
  );
}
