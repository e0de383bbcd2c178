import { Button, FileButton, Textarea } from '@mantine/core';
import { KEYWORD_LIST_MAX } from '@pagewright/contract/advanced';
import { IconFileImport } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { readFirstColumn } from '../../../lib/keyword-files/read-first-column.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { parseKeywordList } from '../analysis.ts';
import { advancedMessages } from '../messages.ts';
import frame from '../advanced.module.css';
import classes from '../result/result.module.css';

const FILE_BYTES_MAX = 1_000_000;
const LENGTH_MAX = 100_000;

interface KeywordListFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: ReactNode;
  readonly onChange: (value: string) => void;
}

/** A list of keywords: typed, pasted, or taken from the first column of a file. */
export function KeywordListField({ label, value, error, onChange }: KeywordListFieldProps) {
  const m = useMessages(advancedMessages);
  const [problem, setProblem] = useState<string | null>(null);
  const count = parseKeywordList(value).length;
  const addFile = async (file: File): Promise<void> => {
    if (file.size > FILE_BYTES_MAX) return setProblem(m.keywordFileTooLarge);
    const found = readFirstColumn(await file.text());
    setProblem(found.length === 0 ? m.keywordFileEmpty : null);
    onChange([...parseKeywordList(value), ...found].join('\n').slice(0, LENGTH_MAX));
  };
  const tooMany = count > KEYWORD_LIST_MAX ? m.tooManyKeywords(count, KEYWORD_LIST_MAX) : null;
  return (
    <div className={frame.wide}>
      <Textarea
        label={label}
        description={m.inputHelp_keywordList(KEYWORD_LIST_MAX)}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={LENGTH_MAX}
        error={tooMany ?? problem ?? error}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <div className={`${classes.actions} ${frame.under}`}>
        <FileButton
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={(file) => {
            if (file) void addFile(file);
          }}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="compact-md"
              leftSection={<IconFileImport size={16} stroke={1.7} />}
            >
              {m.keywordFile}
            </Button>
          )}
        </FileButton>
        <span className={classes.quiet} role="status">
          {count === 0 ? '' : m.keywordCount(count)}
        </span>
      </div>
    </div>
  );
}
