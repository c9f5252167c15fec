import { OwnEncounter } from '#domain/encounter/kept-encounter.ts';
import { Uuid } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

export const list = query('ownEncounters.list', {
  summary: 'The encounters that the asking person keeps in their account, by name.',
  input: z.object({}),
  output: z.array(OwnEncounter).max(limits.encountersKept),
});

export const save = command('ownEncounters.save', {
  summary: 'Keeps an encounter in the account of the asking person. One with the same id is written anew.',
  input: z.object({ encounter: OwnEncounter }),
  output: OwnEncounter,
});

export const remove = command('ownEncounters.remove', {
  summary: 'Removes an encounter from the account of the asking person; one that is gone already changes nothing.',
  input: z.object({ encounterId: Uuid }),
  output: z.object({}),
});
