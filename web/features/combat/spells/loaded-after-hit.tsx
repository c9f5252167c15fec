import type { OwnHero } from '#contract/play/combat-shapes.ts';
import { asksForAlly, canBeAdded } from '#domain/combat/use/hit/after-hit.ts';
import type { OpenHit } from '#domain/combat/follow/last-hit.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { DmCombatView } from '#domain/combat/view.ts';
import { damageTypesOf, figuresOfUse, freeText, whyNot } from '#domain/combat/deeds/activity-use.ts';
import type { ActivityUse, Actor, Payment } from '#domain/combat/deeds/activity-use.ts';
import { actorOfCombatant, actorOfHero } from '#domain/combat/deeds/actor.ts';
import { featureStateOf } from '#web/features/combat/deeds/feature-state.ts';
import { featureStateOfHero } from '#web/features/combat/deeds/feature-state-of-hero.ts';
import { featureUses } from '#web/features/combat/deeds/feature-uses.ts';
import type { FeatureState } from '#web/features/combat/deeds/feature-state.ts';
import { riderOf } from '#web/features/combat/deeds/riders.tsx';
import { useFeatureContent } from '#web/features/combat/deeds/use-feature-content.ts';
import { ActionButton } from '#web/features/combat/fields/action-button.tsx';
import type { Struck } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { useContent } from '#web/lib/use-content.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { useState } from 'react';
import { casterOfCombatant, casterOfHero } from './caster.ts';
import type { Caster } from './caster.ts';
import { levelsOf, loadLevels } from './load-levels.ts';
import { usesOf } from './spell-use.ts';

interface Hit {
  hit: OpenHit;
  target: Struck;
  doing: Doing;
}

/** What a player's hero can add to a hit. */
export function LoadedHeroAfterHit({ hero, name, ...hit }: Hit & { hero: OwnHero; name: string }) {
  const caster = casterOfHero(hero, name);
  const under = hero.activeEffects.map((effect) => effect.name);
  return <Extras actor={caster ?? actorOfHero(hero, name)} {...{ caster, under }} state={featureStateOfHero(hero)} {...hit} />;
}

/** What anybody can add to a hit, for the Dungeon Master. */
export function LoadedCombatantAfterHit({ one, view, ...hit }: Hit & { one: Combatant; view: DmCombatView }) {
  const caster = casterOfCombatant(one, view.areas);
  const under = one.activeEffects.map((effect) => effect.name);
  return <Extras actor={caster ?? actorOfCombatant(one)} {...{ caster, under }} state={featureStateOf(one, view)} {...hit} />;
}

interface ExtrasProps extends Hit {
  actor: Actor;
  caster: Caster | null;
  state: FeatureState | null;
  /** Names of the effects that whoever hit is under. */
  under: readonly string[];
}

/** Whether something can be added now. On the turn of somebody else there is no bonus action. */
function isReady(use: ActivityUse, actor: Actor, { hit, under }: Pick<ExtrasProps, 'hit' | 'under'>): boolean {
  const { turn } = actor;
  const isBound = turn !== null && !turn.acts && use.used.takes === 'bonusAction';
  const names = use.used.activity.activation?.hit?.under ?? [];
  const able = { ...actor, turn: turn && { ...turn, acts: true } };
  return !isBound && canBeAdded(hit, use.used) && names.every((name) => under.includes(name)) && whyNot(use, able) === undefined;
}

function Extras({ actor, caster, state, under, hit, target, doing }: ExtrasProps) {
  const levels = caster ? levelsOf(caster) : [];
  const spells = useContent('spell-details-of', levels.join(), () => loadLevels(levels));
  const features = useFeatureContent(state);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (spells.data === undefined || features.data === undefined) return null;
  const riding = [...(state ? featureUses(actor, state, features.data).riders : []), ...(caster ? usesOf(caster, spells.data) : [])];
  const ready = riding.filter((use) => isReady(use, actor, { hit, under }));
  const along = (use: ActivityUse) => use.used.activity.activation?.hit?.along;
  const own = ready.filter((use) => along(use) === undefined);
  const needsAlly = (use: ActivityUse) => asksForAlly(hit.hit, use.used.activity);
  if (own.length === 0) return null;
  const add = (use: ActivityUse, payment: Payment, damageType: DamageType | null) => {
    const more = ready.filter((each) => along(each) === use.used.id && chosen.includes(each.key));
    const saying = needsAlly(use) ? { ally: true as const } : {};
    const riders = [{ ...riderOf(use, payment), damageType, ...saying }, ...more.map((each) => riderOf(each))];
    void doing.step({ name: 'addToHit', actorId: actor.id, targetId: target.id, riders });
  };
  return (
    <section aria-label={`Add to the hit on ${target.name}`} className="flex flex-col gap-1.5 short:min-w-48 short:flex-1">
      <div className="grid max-h-[22vh] grid-cols-2 gap-1.5 overflow-y-auto [&>:last-child:nth-child(odd)]:col-span-2">
        {own.flatMap((use) =>
          waysOf(use).map(({ key, aside, payment, damageType }) => (
            <ActionButton
              key={`${use.key} ${key}`}
              name={`Add ${use.name}`}
              {...(aside !== null && { aside })}
              off={doing.busy}
              onPress={() => add(use, payment, damageType)}
            >
              {textOf(use, actor, payment, needsAlly(use) ? target.name : null)}
            </ActionButton>
          )),
        )}
      </div>
      {own.map((use) => (
        <Along
          key={use.key}
          with={use.name}
          uses={ready.filter((each) => along(each) === use.used.id)}
          value={chosen}
          onChange={setChosen}
        />
      ))}
    </section>
  );
}

interface AlongProps {
  with: string;
  uses: readonly ActivityUse[];
  /** Keys of what is ticked. */
  value: readonly string[];
  onChange: (keys: readonly string[]) => void;
}

/** What goes along with something that is added, such as Cunning Strike with Sneak Attack: ticked before that is pressed. */
function Along({ with: name, uses, value, onChange }: AlongProps) {
  if (uses.length === 0) return null;
  const ticked = uses.filter(({ key }) => value.includes(key)).map((use) => use.name);
  return (
    <details className="rounded-control border border-line">
      <summary className="min-h-11 cursor-pointer px-3 py-2.5 text-control md:min-h-9 md:py-1.5">
        With {name}: {ticked.join(', ') || 'nothing else'}
      </summary>
      <div className="flex max-h-[22vh] flex-col gap-1.5 overflow-y-auto px-3 pb-2">
        {uses.map(({ key, name: label, used }) => (
          <Checkbox
            key={key}
            label={label}
            hint={used.activity.activation?.hit?.lessens && `${used.activity.activation.hit.lessens} less`}
            checked={value.includes(key)}
            onChange={(on) => onChange(on ? [...value, key] : value.filter((each) => each !== key))}
          />
        ))}
      </div>
    </details>
  );
}

interface Way {
  key: string;
  aside: string | null;
  payment: Payment;
  /** The type of its damage, where that is chosen. */
  damageType: DamageType | null;
}

/** How something can be added: with each slot that is left, because how much goes into a hit is decided now, and with each type of damage. */
function waysOf(use: ActivityUse): Way[] {
  const payments = paymentsOf(use);
  const types = damageTypesOf(use);
  if (types.length === 0) return payments.map((each) => ({ ...each, damageType: null }));
  return payments.flatMap(({ key, aside, payment }) =>
    types.map((damageType) => ({
      key: `${key} ${damageType}`,
      aside: aside === null ? damageType : `${damageType}, ${aside}`,
      payment,
      damageType,
    })),
  );
}

function paymentsOf({ free, slots, used, castAt }: ActivityUse): Omit<Way, 'damageType'>[] {
  const ways = free.map((way) => ({ key: way.by, aside: freeText(way), payment: { slot: used.level, paidBy: way.by } }));
  if (ways.length + slots.length === 0) return [{ key: 'plain', aside: null, payment: { slot: castAt ?? 0 } }];
  return [...ways, ...slots.map((level) => ({ key: `${level}`, aside: `level ${level} slot`, payment: { slot: level } }))];
}

/** What it deals, whom alone it is for, and beside whom an ally must stand: whoever presses it says that one does. */
function textOf(use: ActivityUse, actor: Actor, { slot }: Payment, besideWhom: string | null): string {
  const only = use.used.activity.targets?.only;
  return [
    figuresOfUse(use, actor, slot),
    ...(only === undefined ? [] : [`if ${only}`]),
    ...(besideWhom === null ? [] : [`if an ally of yours is within 5 feet of ${besideWhom}`]),
  ].join(' · ');
}
