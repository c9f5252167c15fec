import type { Ability } from '#domain/ability.ts';
import { capital } from '#domain/capital.ts';
import type { Character } from '#domain/character.ts';
import type { LevelGains } from '#domain/level-gains.ts';
import { feats } from '#domain/srd/feats.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { SegmentField } from '#web/ui/segment-field.tsx';
import type { Offer } from './creation-offers.ts';
import { featLists } from './feat-lists.ts';
import { pickedFeat, raisable } from './level-draft.ts';
import type { LevelDraft, LevelPick } from './level-draft.ts';
import { PickList } from './pick-list.tsx';
import { featOptions, skillOptions, spellOptions, weaponOptions } from './pick-options.ts';
import { fittingPicks, picksAfter } from './picking.ts';

interface StepProps {
  character: Character;
  draft: LevelDraft;
  gains: LevelGains;
  offer: Record<LevelPick, Offer>;
  set: (part: Partial<LevelDraft>) => void;
}

/** What the level brings by itself, and how its hit points come about. */
export function LevelGained({ gains, draft, set }: StepProps) {
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
      <ChoiceField
        label="Hit points"
        options={[
          { id: 'fixed', label: `Take ${gains.fixedHitPoints}`, meaning: 'The average of the die, and your constitution.' },
          { id: 'roll', label: `Throw a d${gains.hitDie}`, meaning: 'The server throws, before everyone at the table.' },
        ]}
        value={draft.hitPoints}
        onChange={(hitPoints) => set({ hitPoints })}
      />
    </>
  );
}

interface PicksProps extends StepProps {
  kind: LevelPick;
  label: string;
  hint?: string;
  options: (ids: readonly string[]) => { id: string; label: string; meaning?: string }[];
}

function Picks({ draft, offer, set, kind, label, hint, options }: PicksProps) {
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
      <Picks {...props} kind="feat" label={gains.feat === 'epic boon' ? 'Epic boon or feat' : 'Feat'} options={featOptions} />
      {raises !== null && (
        <PickList
          label="Scores that grow"
          hint={raises.points === 2 ? `One grows by 2, or two by 1, to at most ${raises.to}.` : `One grows by 1, to at most ${raises.to}.`}
          options={growing.map((ability) => ({ id: ability, label: capital(ability), meaning: `Now ${character.stats[ability]}` }))}
          chosen={draft.raised.filter((ability) => growing.includes(ability)).slice(0, raises.points)}
          most={raises.points}
          onChange={(raised: Ability[]) => set({ raised })}
        />
      )}
      <Picks {...props} kind="featSkills" label="Skills of the feat" options={skillOptions} />
      {feat === 'magic-initiate' && (
        <SegmentField label="Learned from" options={featLists} value={draft.list} onChange={(list) => set({ list })} />
      )}
      <Picks {...props} kind="featCantrips" label="Cantrips of the feat" options={spellOptions} />
      <Picks {...props} kind="featSpells" label="Spell of the feat" options={spellOptions} />
    </>
  );
}

/** Ways to fight, skills and weapons. */
export function LevelTraining(props: StepProps) {
  return (
    <>
      <Picks {...props} kind="style" label="Fighting style" options={featOptions} />
      <Picks {...props} kind="skills" label="Skills" options={skillOptions} />
      <Picks {...props} kind="expertise" label="Expert in" hint="Proficiency counts twice." options={skillOptions} />
      <Picks {...props} kind="masteries" label="Mastered weapons" options={weaponOptions} />
    </>
  );
}

/** New spells; what is left open can be learned later. */
export function LevelSpells(props: StepProps) {
  return (
    <>
      <p>What you leave open now can be learned later, from the sheet.</p>
      <Picks {...props} kind="cantrips" label="Cantrips" options={spellOptions} />
      <Picks {...props} kind="spells" label="Spells" options={spellOptions} />
      <Picks {...props} kind="arcanum" label="Arcanum" hint="Cast once between long rests, without a slot." options={spellOptions} />
    </>
  );
}
