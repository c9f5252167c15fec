import { MenuItem, MenuRule } from '#web/ui/popups/menu.tsx';
import {
  ArrowDownToLine,
  BookOpen,
  Eye,
  EyeOff,
  Flame,
  FlameKindling,
  HeartPulse,
  ListOrdered,
  LogOut,
  RefreshCw,
  ScrollText,
  Skull,
  Swords,
  Wand,
  WindArrowDown,
} from 'lucide-react';
import { entryIdOf } from '#domain/homebrew-id.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';

/** What is done to somebody with a dialog. */
export type CombatantAction = 'damage' | 'fall' | 'initiative' | 'condition' | 'concentrate' | 'notes' | 'revive' | 'statBlock';

interface CombatantItemsProps {
  figure: Figure;
  /** Still being prepared: nothing but who is there can be changed. */
  gathering: boolean;
  doing: Doing;
  onAction: (action: CombatantAction) => void;
  onActWith: () => void;
}

/** What the DM can do to one combatant. */
export function CombatantItems({ figure, gathering, doing, onAction, onActWith }: CombatantItemsProps) {
  const { id, hidden, kind, health } = figure;
  return (
    <>
      {!gathering && <LivingItems figure={figure} doing={doing} onAction={onAction} onActWith={onActWith} />}
      {!gathering && figure.whole?.isObject !== true && (
        <MenuItem icon={<ListOrdered aria-hidden />} onSelect={() => onAction('initiative')}>
          Initiative
        </MenuItem>
      )}
      {!gathering && health === 'dead' && (
        <MenuItem icon={<HeartPulse aria-hidden />} onSelect={() => onAction('revive')}>
          Revive
        </MenuItem>
      )}
      {kind === 'npc' && (
        <MenuItem
          icon={hidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
          onSelect={() => void doing.step({ name: 'hide', targetId: id, hidden: !hidden })}
        >
          {hidden ? 'Show to players' : 'Hide from players'}
        </MenuItem>
      )}
      {kind === 'npc' && figure.whole?.source !== null && (
        <MenuItem icon={<BookOpen aria-hidden />} onSelect={() => onAction('statBlock')}>
          Stat block
        </MenuItem>
      )}
      {kind === 'npc' && entryIdOf(figure.whole?.source ?? null) !== null && (
        <MenuItem icon={<RefreshCw aria-hidden />} onSelect={() => void doing.step({ name: 'renew', targetId: id })}>
          Renew from the homebrew
        </MenuItem>
      )}
      <MenuItem icon={<ScrollText aria-hidden />} onSelect={() => onAction('notes')}>
        Your notes
      </MenuItem>
      <MenuRule />
      <MenuItem danger icon={<LogOut aria-hidden />} onSelect={() => void doing.step({ name: 'leave', targetId: id })}>
        Remove from the fight
      </MenuItem>
    </>
  );
}

function LivingItems({ figure, doing, onAction, onActWith }: Omit<CombatantItemsProps, 'gathering'>) {
  const { id, health, concentration, conditions, deathSaves } = figure;
  if (health === 'dead') return null;
  return (
    <>
      <MenuItem icon={<HeartPulse aria-hidden />} onSelect={() => onAction('damage')}>
        Damage or healing
      </MenuItem>
      <MenuItem icon={<ArrowDownToLine aria-hidden />} onSelect={() => onAction('fall')}>
        Fall
      </MenuItem>
      <MenuItem icon={<FlameKindling aria-hidden />} onSelect={() => void doing.step({ name: 'hazard', targetId: id, hazard: 'burning' })}>
        Set on fire
      </MenuItem>
      <MenuItem
        icon={<WindArrowDown aria-hidden />}
        onSelect={() => void doing.step({ name: 'hazard', targetId: id, hazard: 'suffocating' })}
      >
        Take the air away
      </MenuItem>
      <MenuItem icon={<Skull aria-hidden />} onSelect={() => onAction('condition')}>
        Add condition
      </MenuItem>
      {[...new Set(conditions.map((each) => each.name))].map((condition) => (
        <MenuItem key={condition} onSelect={() => void doing.step({ name: 'endCondition', targetId: id, condition })}>
          End {condition}
        </MenuItem>
      ))}
      {concentration === null ? (
        <MenuItem icon={<Flame aria-hidden />} onSelect={() => onAction('concentrate')}>
          Concentrate
        </MenuItem>
      ) : (
        <MenuItem icon={<Flame aria-hidden />} onSelect={() => void doing.step({ name: 'endConcentration', actorId: id })}>
          End concentration
        </MenuItem>
      )}
      {deathSaves?.stable === false && (
        <MenuItem icon={<Wand aria-hidden />} onSelect={() => void doing.step({ name: 'stabilize', targetId: id })}>
          Stabilize
        </MenuItem>
      )}
      <MenuItem icon={<Swords aria-hidden />} onSelect={onActWith}>
        Act out of turn
      </MenuItem>
    </>
  );
}
