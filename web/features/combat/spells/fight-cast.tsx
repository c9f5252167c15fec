import type { OwnHero } from '#contract/play/combat-shapes.ts';
import type { Shapers } from '#domain/combat/deeds/shapers.ts';
import type { ActivityUse } from '#domain/combat/deeds/activity-use.ts';
import { ChoiceHost } from '#web/features/combat/choice/choice-host.tsx';
import { useChoosing } from '#web/features/combat/choice/choosing.ts';
import { AskedUse } from '#web/features/combat/deeds/asked-use.tsx';
import { featureStateOfHero } from '#web/features/combat/deeds/feature-state-of-hero.ts';
import { useWeaponsFor } from '#web/features/combat/deeds/use-weapons-for.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { casterOfHero } from './caster.ts';
import type { Caster } from './caster.ts';
import { useCasterUses } from './use-caster-uses.ts';

const DeedList = lazy(() => import('#web/features/combat/deeds/deed-list.tsx').then((module) => ({ default: module.DeedList })));

interface FightCastProps {
  hero: OwnHero;
  name: string;
  /** The spell, by its id. */
  spell: string;
  target: Figure | null;
  figures: readonly Figure[];
  doing: Doing;
  /** What is done in place of it where the fight does not know the spell as an action or bonus action of a turn. */
  otherwise: () => void;
  /** It was cast. */
  onCast: () => void;
  onClose: () => void;
}

/** A spell that is cast from outside the panel of the fight, as a part of the turn: the dialog of the panel, which asks on whom. */
export function FightCast({ hero, name, target, figures, doing, onCast, ...asked }: FightCastProps) {
  const caster = casterOfHero(hero, name);
  const step: Doing['step'] = async (...taken) => {
    const done = await doing.step(...taken);
    if (done) onCast();
    return done;
  };
  const does = { ...doing, step };
  return (
    <ChoiceHost played={[hero]} isAsked={hero.reaction !== null} doing={does} {...{ target, figures }}>
      {caster && <Casting {...{ hero, caster, target, figures }} doing={does} {...asked} />}
    </ChoiceHost>
  );
}

/** Whether something is the cast of a spell in one's own turn, and not what goes on with it or answers others. */
const isCastOf =
  (spell: string) =>
  ({ used, isLater, group }: ActivityUse) =>
    used.kind === 'spell' &&
    used.item === undefined &&
    used.id === spell &&
    !isLater &&
    group === undefined &&
    (used.takes === 'action' || used.takes === 'bonusAction');

function Casting({ hero, caster, spell, otherwise, onClose, ...around }: Omit<FightCastProps, 'name' | 'onCast'> & { caster: Caster }) {
  const { failed, all } = useCasterUses(caster, featureStateOfHero(hero));
  const uses = useWeaponsFor(caster, all?.uses.filter(isCastOf(spell)) ?? []);
  const isLoaded = all !== null;
  const isUnknown = isLoaded && uses.length === 0;
  useEffect(() => {
    if (!failed && !isUnknown) return;
    if (failed) notify.refusal(null, { title: 'Not cast', sentence: 'The spell could not be loaded. Please try again.' });
    else otherwise();
    onClose();
  }, [failed, isUnknown, otherwise, onClose]);
  const [only, another] = uses;
  if (!only || all === null) return null;
  const { textOf, shapersFor } = all;
  if (!another) return <Opened key={only.key} use={only} text={textOf(only)} shapers={shapersFor(only)} {...{ caster, onClose }} />;
  return (
    <Dialog open title={`Cast ${caster.spells.find((each) => each.spell.id === spell)?.spell.name ?? ''}`} side="foot" onClose={onClose}>
      <Suspense fallback={<p className="text-note text-ink-soft">Loading the spell …</p>}>
        <DeedList actor={caster} {...{ uses, textOf, shapersFor }} {...around} />
      </Suspense>
    </Dialog>
  );
}

interface OpenedProps {
  use: ActivityUse;
  caster: Caster;
  text: readonly string[];
  shapers: Shapers;
  onClose: () => void;
}

/** Opens the dialog of what can be done in one way alone, once: what it asks about goes with the fight by itself. */
function Opened(props: OpenedProps) {
  const choose = useChoosing();
  const opened = useRef(props);
  useEffect(() => {
    const { use, caster, text, shapers, onClose } = opened.current;
    const closing = (close: () => void) => () => {
      close();
      onClose();
    };
    choose({
      actorId: caster.id,
      draw: (now) => <AskedUse {...{ use, text, shapers }} actor={caster} now={{ ...now, close: closing(now.close) }} />,
    });
  }, [choose]);
  return null;
}
