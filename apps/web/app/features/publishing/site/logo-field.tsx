import { Button, FileButton, Input } from '@mantine/core';
import { uploadFile } from '@pagewright/contract/files';
import { IconPhotoUp } from '@tabler/icons-react';
import { useState } from 'react';
import type { ApiFailure } from '../../../lib/api/api-failure.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { siteMessages } from './messages.ts';
import classes from '../publishing.module.css';

interface LogoFieldProps {
  readonly fileId: string | null;
  readonly onChange: (fileId: string | null) => void;
  readonly onFailure: (failure: ApiFailure) => void;
}

/** The logo: uploaded at once, shown on the site when the form is saved. */
export function LogoField({ fileId, onChange, onFailure }: LogoFieldProps) {
  const m = useMessages(siteMessages);
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
    else if (data.file) onChange(data.file.id);
  }

  return (
    <Input.Wrapper label={m.logo} description={m.logoHelp} labelElement="div">
      <div className={classes.logo}>
        {fileId === null ? null : <img src={`/files/${fileId}`} alt={m.logoAlt} />}
        <FileButton accept="image/*" onChange={(file) => void upload(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={isUploading}
              leftSection={<IconPhotoUp size={16} />}
            >
              {fileId === null ? m.chooseLogo : m.replaceLogo}
            </Button>
          )}
        </FileButton>
        {fileId === null ? null : (
          <Button variant="subtle" onClick={() => onChange(null)}>
            {m.removeLogo}
          </Button>
        )}
      </div>
    </Input.Wrapper>
  );
}
