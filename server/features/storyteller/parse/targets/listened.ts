import type { Brief } from '#domain/narration/brief.ts';
import { exitOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction, Target } from '#server/features/storyteller/parse/action.ts';
import { routeOf } from '#server/features/storyteller/parse/journey.ts';
import { isHearing } from '#server/features/storyteller/parse/target-of.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';

type Stage = Pick<Brief, 'adventure' | 'state'>;

const sounding =
  /\b(?:sounds?|voices?|murmur\p{L}*|hum(?:s|ming)?|whisper\p{L}*|listen\p{L}*|hear(?:s|d|ing)?|ears?|tick(?:s|ing)?|r[iau]ng(?:s|ing)?|bells?|echo\p{L}*|breath\p{L}*|music|s[iau]ngs?|singing|knock\p{L}*|tap(?:s|ping)?|drip\p{L}*|creak\p{L}*)\b/iu;

/** Whether somebody who listens can have meant this: a thing that they name and that makes a sound, a way, or somebody. */
function canBeHeard(target: Target, text: string, { adventure }: Stage): boolean {
  if (target.kind === 'loot') return false;
  if (target.kind !== 'feature') return true;
  const { name, aliases, description, clue } = target.feature;
  const known = adventure.clues.find(({ id }) => id === clue)?.text ?? '';
  return (
    [name, ...aliases].some((each) => isNamed(text, each.replace(/^the /i, '').toLowerCase())) && sounding.test(`${description} ${known}`)
  );
}

/** Listening as what ears alone can do: nothing is read, looked at or missed by it. */
export function withEars(action: HeroAction, stage: Stage): HeroAction {
  if (!isHearing(action)) return action;
  const targets = action.targets.filter((each) => canBeHeard(each, action.clauses.join(' '), stage));
  const isAway = action.absent && action.missing === null;
  return {
    ...action,
    skill: targets.length === action.targets.length ? action.skill : 'perception',
    targets,
    missing: null,
    absent: isAway,
  };
}

const atThreshold =
  /\bat (?:the |its |his |her |their |that )?(?:\p{L}+ )?(?:doors?|doorway|gate|window|keyhole|wall|hatch|entrance|shutters?)\b|\b(?:from )?outside\b/iu;

/** Actions of whoever goes somewhere to listen at its door: they go up to it and not in. */
export function staysOutside(actions: readonly HeroAction[], { adventure, state }: Stage): HeroAction[] {
  const at = actions.findIndex((each, index) => {
    const next = actions[index + 1];
    return (
      next !== undefined && isHearing(next) && atThreshold.test(next.clauses.join(' ')) && routeOf(each, adventure, state).length === 1
    );
  });
  const going = actions[at];
  const [exit] = going ? routeOf(going, adventure, state) : [];
  if (!going || !exit) return [...actions];
  const sneaking = { ...going, clauses: [`sneak up to ${exit.label}`], targets: going.targets.filter(({ kind }) => kind !== 'exit') };
  const later = actions.slice(at + 1).map((each) => ({ ...each, afterTravel: false }));
  const heard = later.map((each, index) =>
    index === 0 && !exitOf(each) ? { ...each, targets: [{ kind: 'exit' as const, exit }, ...each.targets] } : each,
  );
  return [...actions.slice(0, at), ...(going.kind === 'sneak' ? [sneaking] : []), ...heard];
}
