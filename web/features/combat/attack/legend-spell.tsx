import type { Combatant } from '#domain/combat/state.ts';
import { legendarySpell } from '#domain/combat/legendary/legendary-spell.ts';
import type { CreatureSpell } from '#domain/rules/spell-data.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import { actorOfCombatant } from '#domain/combat/deeds/actor.ts';
import { UseDialog } from '#web/features/combat/deeds/use-dialog.tsx';
import type { UseChoice } from '#domain/combat/deeds/step-of-use.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import { usesOf } from '#web/features/combat/spells/spell-use.ts';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { useContent } from '#web/lib/use-content.ts';

interface LegendSpellProps {
  one: Combatant;
  /** What the legendary action is called, and the spell that it casts. */
  name: string;
  spell: CreatureSpell;
  target: Figure | null;
  figures: readonly Figure[];
  campaignId: string;
  busy: boolean;
  onCast: (choice: UseChoice) => void;
  onClose: () => void;
}

/** Asks what the spell of a legendary action leaves open: whom it is for, and what is chosen. */
export function LegendSpell({ one, name, spell, ...around }: LegendSpellProps) {
  const found = findSpell(slugOf(spell.name));
  const level = found?.level ?? 0;
  const { data, failed, retry } = useContent('spell-details', level, () => loadSpellDetails(level));
  if (failed) return <LoadFailed what="spell" onRetry={retry} />;
  if (!found || !data) return null;
  const ready = { spell: found, castAt: spell.level, left: null, free: [] };
  const actor = actorOfCombatant(one);
  const [use] = usesOf({ ...actor, spells: [ready], active: new Map(), castingBar: null }, data);
  const used = use && legendarySpell(one, spell, use.used);
  if (!use || !used) return null;
  return <UseDialog use={{ ...use, used, name }} actor={actor} text={data.get(found.name)?.text.split('\n\n') ?? []} {...around} />;
}
