import { describe, expect, it } from 'vitest';
import { exists, namesIn, textOf } from './documents.ts';

const names = namesIn('docs/decisions').toSorted();
const sections = ['Context', 'Decision', 'Consequences'];

/** What keeps a decision from having the form of docs/decisions/0000-template.md, as sentences. */
function faultsOf(name: string): string[] {
  const [title = '', blank, status = '', ...rest] = textOf(`docs/decisions/${name}`).split('\n');
  const headings = rest.filter((line) => line.startsWith('#'));
  const [, state, date] = /^Status: (accepted|superseded by \[\d{4}\]\(\d{4}-[a-z0-9-]+\.md\)) · (\d{4}-\d{2}-\d{2})$/.exec(status) ?? [];
  const [, successor] = /\(([^)]+)\)/.exec(state ?? '') ?? [];
  return [
    /^\d{4}-[a-z0-9-]+\.md$/.test(name) ? '' : 'The name of the file is not a number of four digits and words.',
    title.startsWith(`# ${name.slice(0, 4)}: `) && blank === '' ? '' : 'The first line is not "# NNNN: Title" with the number of the file.',
    date === undefined ? 'The third line is not "Status: accepted · YYYY-MM-DD" or "Status: superseded by [NNNN](file) · YYYY-MM-DD".' : '',
    successor === undefined || exists(`docs/decisions/${successor}`) ? '' : 'What supersedes it does not exist.',
    headings.join() === sections.map((each) => `## ${each}`).join() ? '' : `Its headings are not ${sections.join(', ')}.`,
  ].filter((fault) => fault !== '');
}

describe('the decisions', () => {
  it.each(names)('%s has the form of the template', (name) => {
    expect(faultsOf(name)).toEqual([]);
  });

  it('are numbered without a gap and without a number twice', () => {
    expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index));
  });
});
