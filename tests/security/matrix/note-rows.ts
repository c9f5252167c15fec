import { randomUUID } from 'node:crypto';
import type { contract } from '#contract/index.ts';
import { butNothingThere, playing, seated, seatedInTemplate } from './verdicts.ts';
import type { Row, Verdicts } from './verdicts.ts';

type AboutNotes = `notes.${keyof (typeof contract)['notes']}`;

/** Open to everyone with a seat, writing to those who do not only watch; which notes, the tests of the slice show. */
const atTable = (own: Verdicts, words: () => Record<string, unknown> = () => ({})): Row => ({
  input: (campaignId) => ({ campaignId, ...words() }),
  own,
  template: seatedInTemplate,
});
const ofNone = (own: Verdicts, fields: Record<string, unknown> = {}): Row => ({
  input: (campaignId) => ({ campaignId, noteId: 'none', ...fields }),
  own: butNothingThere(own, 'note.notFound'),
  template: butNothingThere(seatedInTemplate, 'note.notFound'),
});

/** The rows of every operation about notes. */
export const noteRows: Record<AboutNotes, Row> = {
  'notes.list': atTable(seated),
  'notes.get': ofNone(seated),
  'notes.save': atTable(playing, () => ({ noteId: randomUUID(), seen: null, title: 'Bells', text: 'Two of them.' })),
  'notes.remove': ofNone(playing),
  'notes.history': ofNone(seated),
  'notes.restore': ofNone(playing, { versionId: 1 }),
};
