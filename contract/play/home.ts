import { LastRecap, Waiting } from '#domain/home/home.ts';
import { z } from 'zod';
import { query } from '#contract/http/operation.ts';

export const overview = query('home.overview', {
  summary: 'What waits for the asking person at their tables, the most urgent first, and the last published recap of each table.',
  input: z.object({}),
  output: z.object({ waiting: z.array(Waiting), recaps: z.array(LastRecap) }),
});
