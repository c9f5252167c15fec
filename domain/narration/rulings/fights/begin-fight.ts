import type { Brief, Hero } from '#domain/narration/brief.ts';
import type { Npc } from '#domain/narration/adventure.ts';
import { heroIntents } from '#domain/narration/hero-intents.ts';
import { attitudeOf, presentNpcs } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { allow, outcome } from '#domain/narration/rulings/ruling-context.ts';
import type { RulingContext, RulingOutcome } from '#domain/narration/rulings/ruling-context.ts';
import { isHeldBack, tagsOn } from '#domain/narration/scene-tags/tags-here.ts';
import type { SceneTag } from '#domain/narration/scene-tags/scene-tag.ts';
import { tagRules } from '#domain/narration/scene-tags/tag-states.ts';
import type { Ruling, ToolCall } from '#domain/narration/tool-call.ts';
import { heroesIn, viewFrom } from '#domain/narration/whereabouts.ts';

type Scene = Pick<RulingContext, 'adventure' | 'state'>;

const holdsOf = ({ adventure, state }: Scene, { id }: Npc): SceneTag[] =>
  tagsOn(adventure, state, { kind: 'npc', id }).filter((tag) => tagRules[tag.state].holds === true);

/** Whether somebody is tied up: nobody fights them. */
const isBound = (scene: Scene, npc: Npc) => holdsOf(scene, npc).some((tag) => tag.state === 'tied');

/** Whether a ruling begins a fight. */
export const beginsFight = ({ allowed, facts }: Pick<Ruling, 'allowed' | 'facts'>): boolean =>
  allowed && facts.some(({ code }) => code === 'fightBegins');

/**
 * A blow between a hero and somebody of the story, at a table whose fights the narrator may begin: it is not ruled here, and a fight begins
 * with it. Null where it is ruled as ever: the hero has no sheet, the other is bound, or a fight begins somewhere else in this reply.
 */
export function beginFight(
  context: RulingContext,
  call: ToolCall,
  { hero, npc, attacker }: { hero: Hero; npc: Npc; attacker: Hero | Npc },
): RulingOutcome | null {
  const { state, rulings, beginsFights } = context;
  if (beginsFights !== true || !hero.sheet || isBound(context, npc)) return null;
  if (rulings.some((each) => beginsFight(each) && (each.scene ?? state.scene) !== state.scene)) return null;
  // Whoever was looking elsewhere looks here now.
  const over = holdsOf(context, npc);
  const tags = over.length > 0 ? { tags: (state.tags ?? []).filter((tag) => !over.includes(tag)) } : {};
  const npcs = { ...state.npcs, [npc.id]: { damage: state.npcs[npc.id]?.damage ?? 0, attitude: 'hostile' as const } };
  const target = attacker === npc ? hero : npc;
  return allow(call, { ...state, ...tags, npcs }, [outcome('fightBegins', { attacker: attacker.name, target: target.name })]);
}

/** A fight that began in a reply. */
export interface FightBegun {
  /** The characters of the heroes who are there. */
  heroes: string[];
  foes: Npc[];
  /** Ids of the foes who were not ready for it. */
  surprised: string[];
  /** Whose words began it: they go on in it. */
  words: { heroId: string; text: string }[];
}

/** The fight that a reply began, with all who are hostile where it began; null where it began none. `state` is the play after the reply. */
export function fightBegun(
  { adventure, party, intents, state: before }: Pick<Brief, 'adventure' | 'party' | 'intents' | 'state'>,
  rulings: readonly Ruling[],
  state: PlayState,
): FightBegun | null {
  const begun = rulings.filter(beginsFight);
  const [first] = begun;
  if (!first) return null;
  const scene = first.scene ?? before.scene;
  const here = { adventure, state: viewFrom(state, scene) };
  const foes = presentNpcs(adventure, here.state).filter(
    (npc) => npc.combat !== undefined && attitudeOf(state, npc) === 'hostile' && !isBound(here, npc),
  );
  const strikers = new Set(begun.flatMap(({ call }) => ('heroId' in call ? [call.heroId] : [])));
  return {
    heroes: heroesIn(state, party, scene).flatMap(({ sheet }) => sheet?.characterId ?? []),
    foes,
    surprised: foes.filter((npc) => isHeldBack(adventure, viewFrom(before, scene), npc)).map(({ id }) => id),
    words: heroIntents(intents).flatMap(({ heroId, text }) => (strikers.has(heroId) ? [{ heroId, text }] : [])),
  };
}
