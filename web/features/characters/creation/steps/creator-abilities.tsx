import { abilities, abilityMark, modifierOf } from '#domain/rules/ability.ts';
import type { Ability } from '#domain/rules/ability.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { pointCost, pointsLeft } from '#domain/rules/point-buy.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { bonusText } from '#web/features/characters/sheet/figures/figure-text.ts';
import { dealt, poolOf, raisedBy, raisesOf, scoresOf } from '#domain/character/creation/ahead/creation-scores.ts';
import { Stepper } from '#web/features/characters/choices/stepper.tsx';
import { CreatorField } from './creator-field.tsx';
import { RolledScores } from './rolled-scores.tsx';
import type { PlannedStep } from './planned-step.ts';

const methods = [
  { id: 'standardArray', label: 'Standard array', meaning: 'Assign 15, 14, 13, 12, 10 and 8.' },
  { id: 'pointBuy', label: 'Point buy', meaning: '27 points for scores from 8 to 15.' },
] as const;
const rolledOnce = { away: 'They are rolled once.', here: 'The server rolls them once, for everyone at the table to see.' };

/** The six scores, by one of three ways, and what the background adds. */
export function CreatorAbilities(creation: PlannedStep) {
  const { draft, scores, set, isAway } = creation;
  const { method } = draft;
  const rolled = { id: 'rolled', label: 'Rolled', meaning: rolledOnce[isAway ? 'away' : 'here'] } as const;
  const ready = method !== 'rolled' || scores.rolled !== null;
  return (
    <div className="flex flex-col gap-5">
      <ChoiceField label="How" options={[...methods, rolled]} value={method} onChange={(next) => set({ method: next })} />
      <CreatorField of="scores">
        <div className="flex flex-col gap-5">
          {method === 'rolled' && (
            <RolledScores scores={scores} ways={['4d6', '3d6']} emptyText="Six rolls, to assign as you like. They are rolled once." />
          )}
          {ready && (method === 'pointBuy' ? <Bought {...creation} /> : <Dealt {...creation} />)}
        </div>
      </CreatorField>
      <Raises {...creation} />
      <Outcome {...creation} />
    </div>
  );
}

function Bought({ draft: { bought }, set }: PlannedStep) {
  const left = pointsLeft(bought);
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-2 text-control font-semibold">
        Scores{' '}
        <span role="status" className={`figures ml-1 text-note ${left < 0 ? 'text-wine' : 'text-ink-soft'}`}>
          {left} points left
        </span>
      </legend>
      {abilities.map((ability) => {
        const score = bought[ability];
        const more = (pointCost(score + 1) ?? Number.POSITIVE_INFINITY) - (pointCost(score) ?? 0);
        return (
          <Stepper
            key={ability}
            label={capitalize(ability)}
            value={score}
            lowest={8}
            highest={more <= left ? 15 : score}
            onChange={(value) => set((now) => ({ ...now, bought: { ...now.bought, [ability]: value } }))}
          />
        );
      })}
    </fieldset>
  );
}

function Dealt({ draft, scores, set }: PlannedStep) {
  const which = draft.method === 'rolled' ? 'rolled' : 'array';
  const pool = poolOf(draft, scores.totals);
  const deal = draft[which];
  return (
    <fieldset>
      <legend className="mb-2 text-control font-semibold">Assign scores</legend>
      <div className="grid grid-cols-2 gap-3 @md:grid-cols-3">
        {abilities.map((ability) => (
          <SelectField
            key={ability}
            label={capitalize(ability)}
            value={deal[ability] ?? ''}
            onChange={(event) => {
              const index = event.target.value === '' ? null : Number(event.target.value);
              set((now) => ({ ...now, [which]: dealt(now[which], ability, index) }));
            }}
          >
            <option value="">…</option>
            {pool.map((score, index) => (
              <option key={index} value={index}>
                {score}
                {takenBy(deal, index, ability)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </fieldset>
  );
}

/** Who has a score already, so that one knows what is exchanged. */
function takenBy(deal: Record<Ability, number | null>, index: number, asking: Ability): string {
  const holder = abilities.find((each) => each !== asking && deal[each] === index);
  return holder === undefined ? '' : ` (${abilityMark(holder)})`;
}

function Raises({ draft, plan: { raises }, set }: PlannedStep) {
  if (draft.background === null || raises === null) return null;
  const { from } = raises;
  const { most, more } = raisedBy(draft, raises);
  const set1 = (part: Partial<typeof draft.raises>) => set((now) => ({ ...now, raises: { ...now.raises, ...part } }));
  const chosen = (value: string) => from.find((ability) => ability === value) ?? null;
  return (
    <div className="flex flex-col gap-3">
      <SegmentField
        label={`${capitalize(draft.background)} bonus`}
        options={[
          { id: 'two', label: '+2 and +1' },
          { id: 'each', label: '+1 each' },
        ]}
        value={draft.raises.plan}
        onChange={(plan) => set1({ plan })}
      />
      {draft.raises.plan === 'two' && (
        <div className="grid grid-cols-2 gap-3">
          <SelectField
            label="+2"
            value={most}
            onChange={(event) => set1({ most: chosen(event.target.value), more: chosen(event.target.value) === more ? most : more })}
          >
            {from.map((ability) => (
              <option key={ability} value={ability}>
                {capitalize(ability)}
              </option>
            ))}
          </SelectField>
          <SelectField label="+1" value={more} onChange={(event) => set1({ most, more: chosen(event.target.value) })}>
            {from
              .filter((ability) => ability !== most)
              .map((ability) => (
                <option key={ability} value={ability}>
                  {capitalize(ability)}
                </option>
              ))}
          </SelectField>
        </div>
      )}
    </div>
  );
}

function Outcome({ draft, plan, scores: { totals } }: PlannedStep) {
  const scores = scoresOf(draft, totals);
  if (scores === null) return null;
  const raises = plan.raises === null ? {} : raisesOf(draft, plan.raises);
  return (
    <dl aria-label="Final scores" className="figures grid grid-cols-6 gap-1 rounded-card bg-sunken p-2 text-center">
      {abilities.map((ability) => {
        const score = scores[ability] + (raises[ability] ?? 0);
        return (
          <div key={ability}>
            <dt className="text-note text-ink-soft">{abilityMark(ability)}</dt>
            <dd className="font-semibold">{score}</dd>
            <dd className="text-note text-ink-soft">{bonusText(modifierOf(score))}</dd>
          </div>
        );
      })}
    </dl>
  );
}
