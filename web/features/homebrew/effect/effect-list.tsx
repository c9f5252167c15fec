import { limits } from '#domain/limits/limits.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import { RowList } from '#web/features/homebrew/fields/row-list.tsx';
import { EffectEditor } from './effect-editor.tsx';

interface EffectListProps {
  title: string;
  /** Whether an activity leaves them, or the entry has them always. */
  within: 'activity' | 'entry';
  effects: readonly LastingEffect[];
  onChange: (effects: LastingEffect[]) => void;
}

/** Effects, one below the other. */
export function EffectList({ title, within, effects, onChange }: EffectListProps) {
  return (
    <RowList
      title={title}
      one="Effect"
      framed={within === 'entry'}
      rows={effects}
      most={limits.homebrewEffects}
      blank={(): LastingEffect => ({ changes: [{ on: 'armorClass', add: '1' }] })}
      row={(effect, set) => <EffectEditor within={within} effect={effect} onChange={set} />}
      onChange={onChange}
    />
  );
}
