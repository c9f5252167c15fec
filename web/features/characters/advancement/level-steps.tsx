import type { Ability } from '#domain/rules/ability.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import type { Character } from '#domain/character/character.ts';
import type { LevelGains } from '#domain/character/advancement/level-gains.ts';
import { feats } from '#domain/srd/feats.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import type { Offer } from '#web/features/characters/creation/draft/creation-offers.ts';
import { featLists } from '#web/features/characters/choices/feat-lists.ts';
import { listOf, openLists, orderAskedOf, pickedFeat, raisable } from './level-draft.ts';
import type { LevelDraft, LevelPick } from './level-draft.ts';
import { optionsLabel, pickLabels } from './level-problem.ts';
import { PickList } from '#web/features/characters/choices/pick-list.tsx';
import {
  featOptions,
  optionsOfFeature,
  skillOptions,
  spellOptions,
  weaponOptions,
} from '#web/features/characters/choices/pick-options.tsx';
import { abilityModifierOf } from '#domain/character/sheet/scores.ts';
import { fittingPicks, picksAfter } from '#web/features/characters/choices/picking.ts';

interface StepProps {
  character: Character;
  draft: LevelDraft;
  gains: LevelGains;
  offer: Record<LevelPick, Offer>;
  set: (part: Partial<LevelDraft>) => void;
}

/** What the level brings by itself, and how its hit points come about. */
export function LevelGained({ character, gains, draft, set }: StepProps) {
  const order = orderAskedOf(character, draft);
  const constitution = abilityModifierOf(character, 'constitution');
  return (
    <>
      {gains.subclass !== null && (
        <p>
          The path of the <strong className="text-ink">{gains.subclass}</strong> begins.
        </p>
      )}
      {gains.features.length > 0 && (
        <dl className="flex flex-col gap-2">
          {gains.features.map(([, name, line]) => (
            <div key={name}>
              <dt className="font-semibold text-ink">{name}</dt>
              <dd>{line}</dd>
            </div>
          ))}
        </dl>
      )}
      {gains.always.length > 0 && <p>Always prepared from now on: {gains.always.map((id) => findSpell(id)?.name ?? id).join(', ')}.</p>}
      {order !== null && (
        <ChoiceField
          label={order.name}
          options={[
            { id: 'fighter', label: order.fighter, meaning: `Trains with martial weapons and ${order.armor.join(' and ')} armor.` },
            { id: 'scholar', label: order.scholar, meaning: `One more cantrip, and Wisdom helps with ${order.skills.join(' and ')}.` },
          ]}
          value={draft.order ?? ''}
          onChange={(chosen) => set({ order: chosen === 'fighter' ? 'fighter' : 'scholar' })}
        />
      )}
      <ChoiceField
        label="Hit points"
        options={[
          {
            id: 'fixed',
            label: `Take ${Math.max(1, gains.fixedHitPoints + constitution)}`,
            meaning: `The average of the die, ${gains.fixedHitPoints}, and your Constitution modifier.`,
          },
          { id: 'roll', label: `Roll a d${gains.hitDie}`, meaning: 'The server rolls it for everyone at the table to see.' },
        ]}
        value={draft.hitPoints}
        onChange={(hitPoints) => set({ hitPoints })}
      />
    </>
  );
}

interface PicksProps extends StepProps {
  kind: LevelPick;
  /** Another name than the list usually has. */
  label?: string;
  hint?: string;
  options: (ids: readonly string[]) => { id: string; label: string; meaning?: string }[];
}

function Picks({ draft, offer, set, kind, label = pickLabels[kind], hint, options }: PicksProps) {
  const { choose, from } = offer[kind];
  if (choose === 0 || from.length === 0) return null;
  const picks = draft.picks[kind] ?? [];
  return (
    <PickList
      label={label}
      hint={hint}
      options={options(from)}
      chosen={fittingPicks(picks, { choose, from })}
      most={Math.min(choose, from.length)}
      onChange={(chosen) => set({ picks: { ...draft.picks, [kind]: picksAfter(picks, chosen, from) } })}
    />
  );
}

/** A feat, and what it goes on asking. */
export function LevelFeat(props: StepProps) {
  const { character, gains, draft, set } = props;
  const feat = pickedFeat(character, gains, draft);
  const raises = feat === null ? null : feats[feat].raises;
  const growing = feat === null ? [] : raisable(character, feat);
  return (
    <>
      <Picks {...props} kind="feat" label={gains.feat === 'epic boon' ? 'Epic boon or feat' : undefined} options={featOptions} />
      {raises !== null && (
        <PickList
          label="Ability scores"
          hint={
            raises.points === 2
              ? `Increase one score by 2 or two scores by 1, to at most ${raises.to}.`
              : `Increase one score by 1, to at most ${raises.to}.`
          }
          options={growing.map((ability) => ({ id: ability, label: capitalize(ability), meaning: `Now ${character.stats[ability]}` }))}
          chosen={draft.raised.filter((ability) => growing.includes(ability)).slice(0, raises.points)}
          most={raises.points}
          onChange={(raised: Ability[]) => set({ raised })}
        />
      )}
      <Picks {...props} kind="featSkills" options={skillOptions} />
      {feat === 'magic-initiate' && (
        <SegmentField
          label="Learned from"
          options={featLists.filter(({ id }) => openLists(character).includes(id))}
          value={listOf(character, draft)}
          onChange={(list) => set({ list })}
        />
      )}
      <Picks {...props} kind="featCantrips" options={spellOptions(props.character)} />
      <Picks {...props} kind="featSpells" options={spellOptions(props.character)} />
    </>
  );
}

/** Ways to fight, skills, weapons, and what features let one choose. */
export function LevelTraining(props: StepProps) {
  return (
    <>
      <Picks {...props} kind="style" options={featOptions} />
      <Picks {...props} kind="skills" options={skillOptions} />
      <Picks {...props} kind="expertise" hint="Your proficiency bonus counts twice." options={skillOptions} />
      <Picks {...props} kind="masteries" options={weaponOptions} />
      <Picks {...props} kind="options" label={optionsLabel(props.gains)} options={optionsOfFeature(props.gains.options?.feature)} />
    </>
  );
}

/** New spells; what is left open can be learned later. */
export function LevelSpells(props: StepProps) {
  return (
    <>
      <p>You can choose the rest later on your sheet.</p>
      <Picks {...props} kind="cantrips" options={spellOptions(props.character)} />
      <Picks {...props} kind="spells" options={spellOptions(props.character)} />
      <Picks {...props} kind="arcanum" hint="Cast once between long rests, without a slot." options={spellOptions(props.character)} />
    </>
  );
}
