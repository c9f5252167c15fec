import type { Branch, Checkpoint } from '#domain/timeline/history.ts';
import type { SessionIndex } from '#domain/timeline/recap.ts';
import { tellFight } from '#domain/timeline/tell-fight.ts';
import { momentOf } from '#web/ui/format/dates.ts';

/** What a branch is called. */
export function branchName({ name, parentId, createdAt }: Pick<Branch, 'name' | 'parentId' | 'createdAt'>): string {
  if (name !== null) return name;
  return parentId === null ? 'Original story' : `Branch of ${momentOf(createdAt)}`;
}

/** Where a checkpoint stands, when it is not on the branch that is played. */
export function whereText({ isOnPath, branchId }: Checkpoint, branches: readonly Branch[]): string | null {
  const branch = branches.find(({ id }) => id === branchId);
  return isOnPath || branch === undefined ? null : `on ${branchName(branch)}`;
}

/** The longest title that a moment has. */
const titleLength = 72;

/** What a moment is called by what was told in it: its first sentence, or the first words of a long one. The rest stands under it. */
export function momentText(excerpt: string): { title: string; rest: string } {
  const text = excerpt.replaceAll('*', '').trim();
  const sentence = /^.+?[.!?…]["”’]?(?=\s|$)/su.exec(text)?.[0] ?? text;
  if (sentence.length <= titleLength) return { title: sentence, rest: text.slice(sentence.length).trim() };
  const words = text.slice(0, titleLength).replace(/\s+\S*$/, '');
  return { title: `${words}…`, rest: `…${text.slice(words.length).trim()}` };
}

/** One part of a session's index. */
export interface IndexPart {
  title: string;
  entries: string[];
}

/** A session's index as headed lists; what there was none of is left out. */
export function indexParts({ places, people, loot, clues, lore, fights, experience, levels }: SessionIndex): IndexPart[] {
  const parts = [
    { title: 'Places', entries: places.map(({ name, place }) => (name === place ? name : `${name}, ${place}`)) },
    { title: 'Met', entries: people.map(({ name, role }) => `${name}, ${role}`) },
    {
      title: 'Loot',
      entries: loot.map(
        ({ name, quantity, takenBy }) => `${quantity > 1 ? `${quantity} × ` : ''}${name}${takenBy === null ? '' : `, taken by ${takenBy}`}`,
      ),
    },
    { title: 'Found out', entries: clues },
    { title: 'Lore', entries: lore },
    { title: 'Fights', entries: fights.map((fight) => tellFight(fight)) },
    { title: 'Experience', entries: experience.map(({ name, amount }) => `${name}: ${amount}`) },
    { title: 'Levels', entries: levels.map(({ name, from, to }) => `${name}: ${from} to ${to}`) },
  ];
  return parts.filter(({ entries }) => entries.length > 0);
}
