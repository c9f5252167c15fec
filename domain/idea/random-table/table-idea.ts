import type { Idea } from '#domain/idea/idea.ts';
import type { TableRoll } from './roll-table.ts';

const ends = {
  missing: 'The table that this leads to is not in your account.',
  tooMany: 'These tables lead to each other without end, so it is left at this.',
} as const;

/** What came of a roll on a table, as an idea: what each table said, under what was rolled on it. */
export function ideaOfRoll(name: string, { steps, end }: TableRoll): Idea {
  const said = steps.flatMap((step, at) => {
    const rolled = step.total === null ? 'Drawn' : `Rolled ${step.total}`;
    return step.text === ''
      ? []
      : [{ label: at === 0 ? rolled : `${step.name}${step.total === null ? '' : ` (${step.total})`}`, lines: [step.text] }];
  });
  return { title: name, parts: end === 'done' ? said : [...said, { label: 'No further', lines: [ends[end]] }] };
}
