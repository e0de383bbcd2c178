import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A subject with what its pages answer, in material that was written blind. */
interface LabeledSubject {
  keyword: string;
  language: string;
  idea: string;
  /** `accept` holds patterns of which a right answer matches one; empty if no page answers. */
  questions: { question: string; accept: string[]; answerable: boolean }[];
  mustCover: string[];
  facts: string[];
}

/** The subjects of a folder with the HTML of their pages; none if the folder is absent. */
export function readSubjects(folder: string): { subject: LabeledSubject; pages: string[] }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .map((name) => {
      const files = readdirSync(join(folder, name))
        .filter((file) => file.endsWith('.html'))
        .toSorted();
      return {
        subject: JSON.parse(readFileSync(join(folder, name, 'subject.json'), 'utf8')) as LabeledSubject,
        pages: files.map((file) => readFileSync(join(folder, name, file), 'utf8')),
      };
    });
}
