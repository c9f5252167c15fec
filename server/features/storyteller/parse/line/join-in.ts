import type { Brief, Hero, Intent } from '#domain/narration/brief.ts';
import { leadsOn } from '#domain/narration/goers.ts';
import { goesBarely, joiningIn } from '#domain/narration/joining/joining.ts';
import type { Joining } from '#domain/narration/joining/joining.ts';
import { sceneIdOf } from '#domain/narration/whereabouts.ts';
import { action, lootOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';

/** Words that join in with what another hero does, and what that hero said: in the same turn, or in the one before. */
export interface JoinedIntent {
  leader: Hero;
  how: Joining;
  /** What the other said. */
  text: string;
  isNow: boolean;
}

/** What the heroes said in the turn before, as its messages have it. */
function saidBefore({ recent }: Brief): Brief['recent'] {
  const earlier = recent.filter(({ isAnswered }) => isAnswered !== true);
  const told = earlier.findLastIndex(({ role }) => role === 'ai');
  const since = earlier.slice(0, Math.max(0, told)).findLastIndex(({ role }) => role === 'ai');
  return earlier.slice(since + 1).filter(({ role }) => role === 'player');
}

/** The line of another hero that these words join in with; undefined where they tell of something of their own, or nobody has said anything. */
export function joinedBy(intent: Intent, brief: Brief, whole: Brief): JoinedIntent | undefined {
  const others = whole.party.filter(({ id }) => id !== intent.heroId);
  const names = others.map(({ name }) => name);
  const isBare = goesBarely(intent.text);
  const how = joiningIn(intent.text, names) ?? (isBare ? 'along' : null);
  if (how === null) return undefined;
  const isNamed = ({ name }: Hero) => intent.text.toLowerCase().includes(name.toLowerCase());
  const at = brief.intents.indexOf(intent);
  const now = [...brief.intents.slice(0, Math.max(0, at)).toReversed(), ...brief.intents.slice(at + 1)].flatMap(({ heroId, text }) => {
    const leader = others.find(({ id }) => id === heroId);
    return leader && joiningIn(text, []) === null && (!isBare || leadsOn(text)) ? [{ leader, how, text, isNow: true }] : [];
  });
  /** Whether somebody has left this place, and would have had all along. */
  const isGone = (leader: Hero, said: string) => leadsOn(said, true) && sceneIdOf(whole.state, leader.id) !== brief.state.scene;
  const before = saidBefore(brief)
    .toReversed()
    .flatMap(({ sender, content }) => {
      const leader = others.find(({ name }) => name === sender);
      const leads = leader !== undefined && joiningIn(content, []) === null;
      return leads && (!isBare || isGone(leader, content)) ? [{ leader, how, text: content, isNow: false }] : [];
    });
  // "I go" goes by a way of its own, where nobody has said where.
  if (isBare) return now.find(({ text }) => leadsOn(text, true)) ?? now[0] ?? before[0];
  // "Yeah" after a reply answers whoever spoke in it.
  const all = how === 'agree' ? now : [...now, ...before];
  const [first] = others;
  const unsaid = how === 'along' && first ? { leader: others.find(isNamed) ?? first, how, text: '', isNow: false } : undefined;
  return all.find(({ leader }) => isNamed(leader)) ?? all[0] ?? unsaid;
}

/** To go along: with whoever goes now, or to where the other has gone. */
export function goingAlong(intent: Intent, actor: Hero, { leader }: JoinedIntent, brief: Brief, whole: Brief): HeroAction {
  const there = sceneIdOf(whole.state, leader.id);
  const text = intent.text.replace(/[.!?]+$/, '');
  return action(actor, [text], { kind: 'travel', joins: leader, ...(there !== brief.state.scene && { meets: there }) });
}

/** The words of another as they tell of whoever joins in: "Mira takes the stair" is now said of Tov. */
export function asOwn({ text, leader }: JoinedIntent, actor: Hero): string {
  const name = leader.name.toLowerCase();
  return text.toLowerCase().startsWith(`${name} `) ? `${actor.name} ${text.slice(name.length + 1)}` : text;
}

/** What comes of saying "me too": what two can do is done twice; what was said for both, and the only thing of its kind, is not. */
export function asJoined(read: HeroAction, { leader }: JoinedIntent): HeroAction {
  const isOnce = read.kind === 'talk' || read.kind === 'ask' || read.kind === 'ooc' || (read.kind === 'take' && lootOf(read) !== undefined);
  return isOnce ? action(read.actor, read.clauses, { targets: read.targets, joins: leader }) : read;
}
