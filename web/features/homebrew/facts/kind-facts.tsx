import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { FeatureFacts } from './feature-facts.tsx';
import { ItemFacts } from './item-facts.tsx';
import { MonsterFacts } from './monster-facts.tsx';
import { SpellFacts } from './spell-facts.tsx';

interface KindFactsProps {
  entry: HomebrewEntry;
  onChange: (entry: HomebrewEntry) => void;
}

/** The facts of an entry, which differ from kind to kind. */
export function KindFacts({ entry, onChange }: KindFactsProps) {
  switch (entry.kind) {
    case 'item':
      return <ItemFacts facts={entry.facts} onChange={(facts) => onChange({ ...entry, facts })} />;
    case 'spell':
      return <SpellFacts facts={entry.facts} onChange={(facts) => onChange({ ...entry, facts })} />;
    case 'feature':
      return <FeatureFacts facts={entry.facts} onChange={(facts) => onChange({ ...entry, facts })} />;
    case 'monster':
      return <MonsterFacts facts={entry.facts} onChange={(facts) => onChange({ ...entry, facts })} />;
  }
}
