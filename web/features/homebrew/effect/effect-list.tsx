import { limits } from '#domain/limits/limits.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import { Folded } from '#web/features/homebrew/fields/folded.tsx';
import { RowList } from '#web/features/homebrew/fields/row-list.tsx';
import { useState } from 'react';
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
  const [begun] = useState(effects.length);
  return (
    <RowList
      title={title}
      one="Effect"
      framed={within === 'entry'}
      rows={effects}
      most={limits.homebrewEffects}
      blank={(): LastingEffect => ({ changes: [{ on: 'armorClass', add: '1' }] })}
      row={(effect, set, at) => {
        const editor = <EffectEditor within={within} effect={effect} onChange={set} />;
        if (within === 'activity') return editor;
        return (
          <Folded open={begun < 2 || at >= begun} title={effect.name ?? `Effect ${at + 1}`}>
            {editor}
          </Folded>
        );
      }}
      onChange={onChange}
    />
  );
}
