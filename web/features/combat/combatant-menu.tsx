import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem, MenuRule } from '#web/ui/menu.tsx';
import { BookOpen, EllipsisVertical, Eye, EyeOff, Flame, HeartPulse, LogOut, ScrollText, Skull, Swords, Wand } from 'lucide-react';
import type { Figure } from './figure.ts';
import type { Doing } from './use-combat.ts';

/** What is done to somebody with a dialog. */
export type Deed = 'harm' | 'condition' | 'concentrate' | 'notes' | 'revive' | 'stat block';

interface CombatantMenuProps {
  figure: Figure;
  /** Still being prepared: nothing but who is there can be changed. */
  gathering: boolean;
  doing: Doing;
  onDeed: (deed: Deed) => void;
  onActWith: () => void;
}

/** Everything the DM can do to one combatant. */
export function CombatantMenu({ figure, gathering, doing, onDeed, onActWith }: CombatantMenuProps) {
  const { id, name, hidden, kind, health } = figure;
  return (
    <Menu trigger={<IconButton size="sm" label={`More for ${name}`} icon={<EllipsisVertical aria-hidden />} />}>
      {!gathering && <LivingItems figure={figure} doing={doing} onDeed={onDeed} onActWith={onActWith} />}
      {!gathering && health === 'dead' && (
        <MenuItem icon={<HeartPulse aria-hidden />} onSelect={() => onDeed('revive')}>
          Revive
        </MenuItem>
      )}
      {kind === 'npc' && (
        <MenuItem
          icon={hidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
          onSelect={() => void doing.step({ name: 'hide', whom: id, hidden: !hidden })}
        >
          {hidden ? 'Show to players' : 'Hide from players'}
        </MenuItem>
      )}
      {kind === 'npc' && figure.whole?.source !== null && (
        <MenuItem icon={<BookOpen aria-hidden />} onSelect={() => onDeed('stat block')}>
          Stat block
        </MenuItem>
      )}
      <MenuItem icon={<ScrollText aria-hidden />} onSelect={() => onDeed('notes')}>
        Your notes
      </MenuItem>
      <MenuRule />
      <MenuItem danger icon={<LogOut aria-hidden />} onSelect={() => void doing.step({ name: 'leave', whom: id })}>
        Remove from the fight
      </MenuItem>
    </Menu>
  );
}

function LivingItems({ figure, doing, onDeed, onActWith }: Omit<CombatantMenuProps, 'gathering'>) {
  const { id, health, concentration, conditions, deathSaves } = figure;
  if (health === 'dead') return null;
  return (
    <>
      <MenuItem icon={<HeartPulse aria-hidden />} onSelect={() => onDeed('harm')}>
        Damage or healing
      </MenuItem>
      <MenuItem icon={<Skull aria-hidden />} onSelect={() => onDeed('condition')}>
        Add condition
      </MenuItem>
      {[...new Set(conditions.map((each) => each.name))].map((condition) => (
        <MenuItem key={condition} onSelect={() => void doing.step({ name: 'end condition', whom: id, condition })}>
          End {condition}
        </MenuItem>
      ))}
      {concentration === null ? (
        <MenuItem icon={<Flame aria-hidden />} onSelect={() => onDeed('concentrate')}>
          Concentrate
        </MenuItem>
      ) : (
        <MenuItem icon={<Flame aria-hidden />} onSelect={() => void doing.step({ name: 'end concentration', who: id })}>
          End concentration
        </MenuItem>
      )}
      {deathSaves?.stable === false && (
        <MenuItem icon={<Wand aria-hidden />} onSelect={() => void doing.step({ name: 'stabilize', whom: id })}>
          Stabilize
        </MenuItem>
      )}
      <MenuItem icon={<Swords aria-hidden />} onSelect={onActWith}>
        Act out of turn
      </MenuItem>
    </>
  );
}
