import { levelOf } from '#domain/character/classes/class-line.ts';
import type { Character } from '#domain/character/character.ts';
import { earnedLevel, levelBeginsAt, nextLevelAt } from '#domain/rules/level-experience.ts';

const figures = new Intl.NumberFormat('en');

interface ExperienceProps {
  character: Pick<Character, 'classes' | 'experience' | 'grantedLevel'>;
  /** Whether heroes of the table rise by milestones. */
  byMilestone?: boolean;
}

/** What the next level takes: experience points, or the word of a Dungeon Master; nothing of a hero whose levels came without either. */
export function Experience({ character, byMilestone = false }: ExperienceProps) {
  const { experience } = character;
  const level = levelOf(character);
  const next = nextLevelAt(level);
  const earned = earnedLevel(character);
  const mayRise = earned > level ? `may rise to level ${earned}` : null;
  if (byMilestone) {
    const waits = next === null ? 'the highest level' : `the Dungeon Master gives level ${level + 1}`;
    return <p className="text-note text-ink-soft">Milestones · {mayRise ?? waits}</p>;
  }
  if (experience === 0 && level > 1 && mayRise === null) return null;
  const begun = levelBeginsAt(level);
  return (
    <div className="flex flex-col gap-1">
      <p className="figures text-note text-ink-soft">
        <strong className="font-semibold text-ink">{figures.format(experience)} XP</strong>
        {mayRise !== null && ` · ${mayRise}`}
        {mayRise === null && next !== null && ` · ${figures.format(next - experience)} more for level ${level + 1}`}
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
