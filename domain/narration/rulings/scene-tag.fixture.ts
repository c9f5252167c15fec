import type { PlayState } from '#domain/narration/play-state.ts';
import type { SceneTag } from '#domain/narration/scene-tags/scene-tag.ts';
import type { TagState } from '#domain/narration/scene-tags/tag-states.ts';
import { ToolCall } from '#domain/narration/tool-call.ts';
import { harbour, opened, party } from './rule-on-call.fixture.ts';
import { rule } from './rule-on-call.ts';
import type { RulingContext } from './rule-on-call.ts';
import { endReply } from './story-time.ts';
import { tellRuling } from './tell-ruling.ts';

/** What is played, and with what. */
export interface Said {
  says?: string;
  state?: PlayState;
  faces?: number[];
  over?: Partial<RulingContext>;
}

/** Plays calls as one reply to what Kara's player says. */
export function reply(calls: object[], { says = 'I set the old tent on fire', state = opened, faces = [], over = {} }: Said = {}) {
  const left = [...faces];
  const context: RulingContext = {
    adventure: harbour,
    begun: state,
    state,
    party,
    intents: [{ heroId: 'kara', text: says }],
    cause: 'turn',
    rulings: [],
    dice: (sides) => left.shift() ?? (sides === 20 ? 15 : 1),
    ...over,
  };
  for (const call of calls) {
    const verdict = rule(context, ToolCall.parse(call));
    context.rulings = [...context.rulings, verdict.ruling];
    context.state = verdict.state;
  }
  const [last] = context.rulings.slice(-1);
  const ended = endReply(
    { brief: { adventure: harbour, cause: 'turn', party, intents: context.intents }, rulings: context.rulings },
    context.state,
  );
  return { last: last ? `${last.allowed ? '' : 'no: '}${tellRuling(last)}` : '', state: context.state, rulings: context.rulings, ended };
}

/** A call that leaves a tag as Kara's deed. */
export const tag = (state: string, more: object = {}) => ({ name: 'scene_tag', heroId: 'kara', state, ...more });
export const burn = (thing = 'the old tent') => tag('burning', { thing });
export const check = (skill = 'deception', dc = 12, heroId = 'kara') => ({ name: 'check', heroId, skill, dc });
/** The opening with tags left before. */
export const with_ = (...tags: Partial<SceneTag>[]): PlayState => ({
  ...opened,
  tags: tags.map((each, index): SceneTag => ({
    id: index + 1,
    scene: 'quay',
    about: { kind: 'place' },
    state: 'dark',
    by: 'kara',
    since: 20,
    until: null,
    ...each,
  })),
});
export const hound = (state: TagState): Partial<SceneTag> => ({ about: { kind: 'npc', id: 'hound' }, state, until: 30 });
export const hostile: PlayState['npcs'] = { hound: { damage: 0, attitude: 'hostile' } };
