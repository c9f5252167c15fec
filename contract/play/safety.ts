import { Id } from '#domain/ids.ts';
import { SafetyKind, SafetyTopic } from '#domain/safety/safety.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';
import { SeenEntry } from './safety-shapes.ts';

const SeenAgreement = z.object({ entries: z.array(SeenEntry) });

export const get = query('safety.get', {
  summary: 'The lines (never appear) and veils (only off-stage) of a table, without the names of those who wrote them.',
  input: z.object({ campaignId: Id }),
  output: SeenAgreement,
});

export const add = command('safety.add', {
  summary: 'Adds a line or a veil. Anybody with a seat may, spectators too.',
  input: z.object({ campaignId: Id, as: SafetyKind, topic: SafetyTopic }),
  output: SeenAgreement,
});

export const remove = command('safety.remove', {
  summary: 'Takes a line or veil back: for whoever wrote it, and for those who lead the table.',
  input: z.object({ campaignId: Id, entryId: Id }),
  output: SeenAgreement,
});

export const useXCard = command('safety.useXCard', {
  summary: 'The X-card: takes the last passage back with its state. For anybody with a seat; nothing says who it was.',
  input: z.object({ campaignId: Id }),
  output: z.object({}),
});
