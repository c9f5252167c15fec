import type { OwnHero } from '#contract/play/combat-shapes.ts';
import { commonActionRules } from '#domain/rules/common-actions.ts';
import type { CommonAction } from '#domain/rules/common-actions.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import type { SkillName } from '#domain/rules/skill.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import { WhomField } from '#web/features/combat/fields/whom-field.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';
import { ReadiedSpellField } from './readied-spell-field.tsx';
import type { ReadiedSpell } from './readied-spell-field.tsx';
import { spellsToReady } from './spells-to-ready.ts';

/** What was said about an action before it is taken. */
export interface ActChoice {
  targetIds: string[];
  skill: SkillName | null;
  text: string;
  spell?: ReadiedSpell;
}

interface ActDialogProps {
  action: CommonAction;
  /** On whose side whoever acts is. */
  side: Figure['side'];
  /** Everybody else who lives. */
  others: readonly Figure[];
  /** Who is aimed at already. */
  target: Figure | null;
  /** Who acts, as their player is shown them; null for a Dungeon Master. */
  hero: OwnHero | null;
  busy: boolean;
  open?: boolean;
  notNow?: string | undefined;
  onAct: (choice: ActChoice) => void;
  onClose: () => void;
}

/** Asks what one of everybody's actions leaves open: on whom, with which skill, or what is readied. */
export function ActDialog({ action, side, others, target, hero, onAct, ...frame }: ActDialogProps) {
  const { name, line, targets, skills = [] } = commonActionRules[action];
  const [targetIds, setTargets] = useState<readonly string[]>(target && targets !== 0 ? [target.id] : []);
  const [skill, setSkill] = useState<SkillName | null>(skills[0] ?? null);
  const [text, setText] = useState('');
  const [spell, setSpell] = useState<ReadiedSpell | null>(null);
  const spells = action === 'ready' && hero !== null ? spellsToReady(hero) : [];
  const needsTarget = targets !== 0 && targetIds.length === 0;
  const needsText = action === 'ready' && text.trim() === '';
  const asks = needsTarget ? 'Pick whom' : needsText ? 'Say what' : name;
  return (
    <FormDialog
      title={name}
      action={asks}
      disabled={needsTarget || needsText}
      {...frame}
      onSubmit={() => onAct({ targetIds: [...targetIds], skill, text, ...(spell && { spell }) })}
    >
      <p className="text-control text-ink-soft">{capitalize(line)}.</p>
      {action === 'ready' && (
        <TextField
          label="What, and when"
          placeholder="I shoot whoever comes through the door"
          value={text}
          maxLength={gameLimits.readiedLength}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {spells.length > 0 && <ReadiedSpellField spells={spells} value={spell} onChange={setSpell} />}
      {skills.length > 1 && (
        <SelectField
          label="Skill"
          value={skill ?? ''}
          onChange={(event) => setSkill(skills.find((each) => each === event.target.value) ?? null)}
        >
          {skills.map((each) => (
            <option key={each} value={each}>
              {capitalize(each)}
            </option>
          ))}
        </SelectField>
      )}
      {targets !== 0 && (
        <WhomField
          legend={targets === 1 ? 'Target' : 'Away from'}
          side={side}
          figures={others}
          value={targetIds}
          most={targets === 1 ? 1 : null}
          onChange={setTargets}
        />
      )}
    </FormDialog>
  );
}
