import { Menu } from '@mantine/core';
import { exportContent, type ContentCard } from '@pagewright/contract/content';
import { publishContent, unpublishContent } from '@pagewright/contract/publishing';
import {
  IconChartLine,
  IconDownload,
  IconExternalLink,
  IconEye,
  IconWorld,
  IconWorldOff,
  IconWorldUpload,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callApi } from '../../../lib/api/call-api.ts';
import { download } from '../../../lib/downloads/download.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { useSearchPath } from '../../analytics/index.ts';
import { EXPORT_FORMATS } from '../export-formats.ts';
import { contentMessages } from '../messages.ts';
import { cardMenuMessages } from './card-menu-messages.ts';

export interface CardMenuItemsProps {
  readonly item: ContentCard;
  readonly title: string;
  readonly onReaders: () => void;
  readonly onOtherSites: () => void;
}

/** Further actions on an item: public page, readers, search figures, other sites, and downloads. */
export function CardMenuItems({ item, title, onReaders, onOtherSites }: CardMenuItemsProps) {
  const m = useMessages(cardMenuMessages);
  const formats = useMessages(contentMessages);
  const queries = useQueryClient();
  const params = { id: item.id };
  const searchPath = useSearchPath(item.id, item.publicUrl !== null);
  const refresh = () => void queries.invalidateQueries({ queryKey: ['api', 'content'] });

  async function publish(): Promise<void> {
    const { data, error } = await callApi(publishContent, { params });
    if (error) return notifyFailure(error, { message: m.publishFailed(describeFailure(error)) });
    notify({
      type: 'success',
      message: m.publishedNow(title),
      action: { label: m.viewPage, onSelect: () => window.open(data.url, '_blank', 'noreferrer') },
    });
    refresh();
  }

  async function unpublish(): Promise<void> {
    const { error } = await callApi(unpublishContent, { params });
    if (error) return notifyFailure(error, { message: m.unpublishFailed(describeFailure(error)) });
    notify({ type: 'success', message: m.unpublishedNow(title) });
    refresh();
  }

  return (
    <>
      {item.publicUrl ? (
        <Menu.Item
          component="a"
          href={item.publicUrl}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink size={16} />}
        >
          {m.viewPage}
        </Menu.Item>
      ) : null}
      {item.publicUrl ? (
        <Menu.Item leftSection={<IconEye size={16} />} onClick={onReaders}>
          {m.readers}
        </Menu.Item>
      ) : null}
      {searchPath === undefined ? null : (
        <Menu.Item component={Link} to={searchPath} leftSection={<IconChartLine size={16} />}>
          {m.searchFigures}
        </Menu.Item>
      )}
      {item.canEdit ? (
        item.status === 'published' ? (
          <Menu.Item leftSection={<IconWorldOff size={16} />} onClick={() => void unpublish()}>
            {m.unpublish}
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<IconWorld size={16} />} onClick={() => void publish()}>
            {m.publish}
          </Menu.Item>
        )
      ) : null}
      <Menu.Item leftSection={<IconWorldUpload size={16} />} onClick={onOtherSites}>
        {m.otherSites}
      </Menu.Item>
      <Menu.Label>{m.exportAs}</Menu.Label>
      {EXPORT_FORMATS.map((format) => (
        <Menu.Item
          key={format}
          leftSection={<IconDownload size={16} />}
          onClick={() => void download(exportContent, { params, query: { format } })}
        >
          {formats[`format_${format}`]}
        </Menu.Item>
      ))}
    </>
  );
}
