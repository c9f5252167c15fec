import { describe, expect, it } from 'vitest';
import { tier } from '#tests/support/tier.ts';
import { runScenario } from './run-scenario.ts';
import { allScenarios } from './scenarios.ts';

const runs = (await allScenarios())
  .filter(({ repetitions }) => repetitions.short > 0)
  .flatMap((scenario) =>
    (tier.isNightly ? scenario.engines : (scenario.tested ?? scenario.engines)).map((engine) => {
      return { scenario, engine, name: scenario.name, promise: scenario.promise };
    }),
  );

describe('what breaks', () => {
  it.for(runs)('$name on $engine: $promise', { timeout: 300_000 }, async ({ scenario, engine }, { skip }) => {
    const { outcome } = await runScenario(scenario, engine, 'short', () => undefined);
    if (typeof outcome === 'string') skip(outcome);
    else expect(outcome).toEqual({ figures: outcome.figures, failures: [] });
  });
});
