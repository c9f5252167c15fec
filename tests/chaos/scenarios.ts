import { readdirSync } from 'node:fs';
import { z } from 'zod';
import type { Scenario } from './scenario.ts';

const folder = new URL('./scenarios/', import.meta.url);

const Named = z.object({
  scenario: z.custom<Scenario>((value) => typeof value === 'object' && value !== null && 'promise' in value && 'run' in value),
});

/** Every scenario of this folder, by name; refuses a file whose scenario does not bear its name. */
export async function allScenarios(): Promise<Scenario[]> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .toSorted();
  return Promise.all(
    files.map(async (file) => {
      const { scenario } = Named.parse(await import(new URL(file, folder).href));
      if (`${scenario.name}.ts` !== file) throw new Error(`The scenario in ${file} is called ${scenario.name}.`);
      return scenario;
    }),
  );
}
