import { between, drawOf, oneOf } from './draw.ts';
import { byTheRules } from './idea.ts';
import type { Idea } from './idea.ts';
import type { Season } from './choices.ts';
import type { IdeaTables } from './tables.ts';

/** Degrees Fahrenheit at which cold and heat are extreme (SRD 5.2.1, Environmental Effects), and below which rain is snow. */
const [extremeCold, extremeHeat, freezing] = [0, 100, 32];

/** A day's weather in a climate: what it is like, and what of it the rules know. */
export function drawWeather(tables: IdeaTables, climateId: string, season: Season, seed: string): Idea {
  const draw = drawOf(`weather ${climateId} ${season} ${seed}`);
  const { climates, ...words } = tables.weather;
  const climate = climates.find(({ id }) => id === climateId) ?? climates[0];
  const degrees = between(...(climate?.fahrenheit[season] ?? [50, 70]), draw);
  const isWet = draw() < (climate?.wet ?? 0);
  const isHeavy = isWet && draw() < 0.3;
  const sky = isWet
    ? degrees <= freezing
      ? isHeavy
        ? 'heavy snow'
        : 'light snow'
      : isHeavy
        ? 'heavy rain'
        : 'light rain'
    : draw() < 0.5
      ? 'clear'
      : 'cloud';
  const force = draw();
  const wind = force < 0.4 ? 'calm' : force < 0.85 ? 'breeze' : 'strong';
  const effects = [
    ...(degrees <= extremeCold
      ? ['Extreme cold: a DC 10 Constitution save each hour, or a level of exhaustion; cold-weather clothes help.']
      : []),
    ...(degrees >= extremeHeat
      ? ['Extreme heat: each hour without water a Constitution save, DC 5 and one more each hour, or a level of exhaustion.']
      : []),
    ...(wind === 'strong' ? ['Strong wind: disadvantage on ranged attack rolls; open flames go out, and fog clears.'] : []),
    ...(isHeavy
      ? ['Heavy precipitation: everything is lightly obscured, and sight checks have disadvantage. Rain also puts out open flames.']
      : []),
  ];
  const celsius = Math.round(((degrees - 32) * 5) / 9);
  return {
    title: `${climate?.name ?? ''}, ${season}`,
    parts: [
      { label: 'Sky', lines: [oneOf(words[sky], draw, '')] },
      { label: 'Wind', lines: [oneOf(words[wind], draw, '')] },
      { label: 'Temperature', lines: [`${degrees} °F (${celsius} °C)`] },
      ...(effects.length > 0 ? [{ label: byTheRules, lines: effects }] : []),
      ...(draw() < 0.12 ? [{ label: 'Strange', lines: [oneOf(words.omens, draw, '')] }] : []),
    ],
  };
}
