import type { Ability } from '#domain/rules/ability.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import type { LevelDraft, LevelPick } from '#domain/character/advancement/ahead/level-draft.ts';
import type { LevelPlan } from '#domain/character/advancement/ahead/level-plan.ts';
import { fittingPicks } from '#domain/character/options/offer.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { featLists } from '#web/features/characters/choices/feat-lists.ts';
import { PickList } from '#web/features/characters/choices/pick-list.tsx';
import { picksAfter } from '#web/features/characters/choices/picking.ts';
import { toPick } from '#web/features/characters/choices/to-pick.tsx';

export interface StepProps {
  plan: LevelPlan;
  draft: LevelDraft;
  set: (part: Partial<LevelDraft>) => void;
  /** Whether the hero is at no table, where nobody looks on. */
  isAway: boolean;
}

/** What the level brings by itself, and how its hit points come about. */
export function LevelGained({ plan: { gains, order, open, class: taken }, draft, set, isAway }: StepProps) {
  const ahead = open.find((each) => each.class === taken);
  return (
    <>
      {ahead && (
        <p className="font-display text-name font-semibold text-ink">
          {ahead.name} {ahead.level}
        </p>
      )}
      {gains.subclass !== null && (
        <p>
          Your subclass: <strong className="text-ink">{gains.subclass}</strong>.
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
      {gains.always.length > 0 && <p>Always prepared from now on: {gains.always.join(', ')}.</p>}
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
            label: `Take ${gains.hitPoints}`,
            meaning: `The average of the die, ${gains.average}, and your Constitution modifier.`,
          },
          {
            id: 'roll',
            label: `Roll a d${gains.hitDie}`,
            meaning: `It is rolled as you take the level${isAway ? '.' : ', for everyone at the table to see.'}`,
          },
        ]}
        value={draft.hitPoints}
        onChange={(hitPoints) => set({ hitPoints })}
      />
    </>
  );
}

interface PicksProps extends StepProps {
  kind: LevelPick;
  hint?: string;
}

function Picks({ plan, draft, set, kind, hint }: PicksProps) {
  const { label, choose, options } = plan.offers[kind];
  if (choose === 0) return null;
  const from = options.map(({ id }) => id);
  const picks = draft.picks[kind] ?? [];
  return (
    <PickList
      label={label}
      hint={hint}
      options={options.map(toPick)}
      chosen={fittingPicks(picks, { choose, from })}
      most={choose}
      onChange={(chosen) => set({ picks: { ...draft.picks, [kind]: picksAfter(picks, chosen, from) } })}
    />
  );
}

/** A feat, and what it goes on asking. */
export function LevelFeat(props: StepProps) {
  const { plan, draft, set } = props;
  const { feat, lists } = plan;
  const growing = feat?.growing ?? [];
  const raised = draft.raised.filter((ability) => growing.some((each) => each.ability === ability));
  return (
    <>
      <Picks {...props} kind="feat" />
      {feat?.raises && (
        <PickList
          label="Ability scores"
          hint={
            feat.raises.points === 2
              ? `Increase one score by 2 or two scores by 1, to at most ${feat.raises.to}.`
              : `Increase one score by 1, to at most ${feat.raises.to}.`
          }
          options={growing.map(({ ability, score }) => ({ id: ability, label: capitalize(ability), meaning: `Now ${score}` }))}
          chosen={raised.slice(0, feat.raises.points)}
          most={feat.raises.points}
          onChange={(chosen: Ability[]) => set({ raised: chosen })}
        />
      )}
      <Picks {...props} kind="featSkills" />
      {lists !== null && (
        <SegmentField
          label="Learned from"
          options={featLists.filter(({ id }) => lists.open.includes(id))}
          value={lists.open.includes(draft.list) ? draft.list : lists.chosen}
          onChange={(list) => set({ list })}
        />
      )}
      <Picks {...props} kind="featCantrips" />
      <Picks {...props} kind="featSpells" />
    </>
  );
}

/** Ways to fight, skills, weapons, and what features let one choose. */
export function LevelTraining(props: StepProps) {
  return (
    <>
      <Picks {...props} kind="style" />
      <Picks {...props} kind="skills" />
      <Picks {...props} kind="expertise" hint="Your proficiency bonus counts twice." />
      <Picks {...props} kind="masteries" />
      <Picks {...props} kind="options" />
      <Picks
        {...props}
        kind="forms"
        hint="The creatures into which Wild Shape turns you. Rat, riding horse, spider and wolf suit a first choice. You can choose the rest later on your sheet, and exchange one after a long rest."
      />
    </>
  );
}

/** New spells; what is left open can be learned later. */
export function LevelSpells(props: StepProps) {
  return (
    <>
      <p>You can choose the rest later on your sheet.</p>
      <Picks {...props} kind="cantrips" />
      <Picks {...props} kind="spells" />
      <Picks {...props} kind="savant" hint="Evocation spells that go into your book for free, besides the others." />
      <Picks {...props} kind="arcanum" hint="Cast once between long rests, without a slot." />
    </>
  );
}
