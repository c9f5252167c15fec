import { levelOf } from '#domain/character/classes/class-line.ts';
import type { Character } from '#domain/character/character.ts';
import { levelBeginsAt, levelOfExperience, nextLevelAt } from '#domain/rules/level-experience.ts';

const figures = new Intl.NumberFormat('en');

/** Experience points, and how many are missing for the next level; nothing of a hero whose levels were given without any. */
export function Experience({ character }: { character: Pick<Character, 'classes' | 'experience'> }) {
  const { experience } = character;
  const level = levelOf(character);
  if (experience === 0 && level > 1) return null;
  const next = nextLevelAt(level);
  const isDue = levelOfExperience(experience) > level;
  const begun = levelBeginsAt(level);
  const missing = next === null ? null : next - experience;
  return (
    <div className="flex flex-col gap-1">
      <p className="figures text-note text-ink-soft">
        <strong className="font-semibold text-ink">{figures.format(experience)} XP</strong>
        {missing !== null && !isDue && ` · ${figures.format(missing)} more for level ${level + 1}`}
        {isDue && ` · enough for level ${level + 1}`}
      </p>
      {next !== null && (
        <div aria-hidden className="h-1 overflow-hidden rounded-full bg-sunken">
          <div
            className="h-full rounded-full bg-candle"
            style={{ width: `${Math.max(0, Math.min(100, (100 * (experience - begun)) / (next - begun)))}%` }}
          />
        </div>
      )}
    </div>
  );
}
