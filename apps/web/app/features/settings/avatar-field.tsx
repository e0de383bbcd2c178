import { Button, FileButton, Input } from '@mantine/core';
import { uploadFile } from '@pagewright/contract/files';
import { IconPhotoUp } from '@tabler/icons-react';
import { useState } from 'react';
import { callApi } from '../../lib/api/call-api.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { notifyFailure } from '../../lib/notices/notify-failure.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { settingsMessages } from './messages.ts';
import classes from './settings.module.css';

interface AvatarFieldProps {
  readonly name: string;
  /** Address of the picture; empty: none. */
  readonly image: string;
  readonly onChange: (image: string) => void;
}

/** The user's picture: uploaded at once, shown to others when the form is saved. */
export function AvatarField({ name, image, onChange }: AvatarFieldProps) {
  const m = useMessages(settingsMessages);
  const [isUploading, setUploading] = useState(false);

  async function upload(file: File | null): Promise<void> {
    if (!file) return;
    setUploading(true);
    const body = new FormData();
    body.set('type', 'image');
    body.set('file', file);
    const { data, error } = await callApi(uploadFile, { body });
    setUploading(false);
    if (error) notifyFailure(error);
    else if (data.file) onChange(data.file.url);
  }

  return (
    <Input.Wrapper label={m.avatar} description={m.avatarHelp} labelElement="div">
      <div className={classes.avatar}>
        <Avatar name={name} image={image} isLarge />
        <FileButton accept="image/*" onChange={(file) => void upload(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={isUploading}
              leftSection={<IconPhotoUp size={16} />}
            >
              {image === '' ? m.chooseAvatar : m.replaceAvatar}
            </Button>
          )}
        </FileButton>
        {image === '' ? null : (
          <Button variant="subtle" onClick={() => onChange('')}>
            {m.removeAvatar}
          </Button>
        )}
      </div>
    </Input.Wrapper>
  );
}
