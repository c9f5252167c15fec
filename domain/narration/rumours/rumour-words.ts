import type { Rumour, RumourKind } from './rumour.ts';
import { withArticle } from '#domain/text/noun-text.ts';

/** How true a rumour is, for those who are told. */
export const truthWords: Readonly<Record<RumourKind, 'True' | 'Half true' | 'False'>> = {
  told: 'True',
  added: 'Half true',
  mistaken: 'Half true',
  misdated: 'Half true',
  invented: 'False',
};

/** What is true of a rumour, in a sentence; null where the whole of it is. */
export function factText({ kind, fact }: NonNullable<Rumour['truth']>): string | null {
  switch (kind) {
    case 'told':
      return null;
    case 'added':
      return `Written is: “${fact ?? ''}” The rest is made up.`;
    case 'mistaken':
      return `It is true of another: “${fact ?? ''}”`;
    case 'misdated':
      return `Written is another date: “${fact ?? ''}”`;
    case 'invented':
      return 'Nothing like it is written.';
  }
}

const spoken = ({ text, teller }: Rumour) => `“${text}” (${withArticle(teller)})`;

/** Rumours alone, to be read out or handed on. */
export const rumoursText = (rumours: readonly Rumour[]): string => rumours.map((each) => `- ${spoken(each)}`).join('\n');

/** The same with what is true of each, as far as somebody is told. */
export const annotatedText = (rumours: readonly Rumour[]): string =>
  rumours
    .map((each) => {
      const { truth } = each;
      if (truth === null) return `- ${spoken(each)}`;
      const notes = [`${truthWords[truth.kind]}.`, truth.isSecret ? 'Secret.' : '', factText(truth) ?? ''].filter((note) => note !== '');
      return `- ${spoken(each)} ${notes.join(' ')}`;
    })
    .join('\n');
