import { srdAttribution } from '#domain/srd/attribution.ts';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { SegmentField } from '#web/ui/segment-field.tsx';
import type { SettingsDraft } from './settings-draft.ts';

const narrators = [
  { id: 'ai', label: 'The AI narrates', meaning: 'What the narrator tells is posted at once.' },
  { id: 'draft', label: 'The AI drafts, you edit', meaning: 'You read every reply and change what you like before the table sees it.' },
  { id: 'dm', label: 'You narrate', meaning: 'The AI stays silent. You tell what comes of the actions.' },
] as const;
const ruleSets = [
  { id: 'quick', label: 'Quick rules', meaning: 'A simple sheet that does its own sums: for a first evening.' },
  { id: 'srd', label: 'SRD 5.2', meaning: 'Twelve classes, nine species, spells, saves and levels 1 to 20, by the book.' },
] as const;
const entries = [
  { id: 'open', label: 'Open', meaning: 'Whoever has a link takes a seat at once.' },
  { id: 'approve', label: 'You answer first', meaning: 'Whoever has a link asks for a seat, and you give it or decline.' },
] as const;

/** Who narrates, by which rules, what players see and how one joins. */
export function PlayFields({ draft, onChange }: { draft: SettingsDraft; onChange: (draft: SettingsDraft) => void }) {
  return (
    <>
      <ChoiceField
        label="Narrator"
        options={narrators}
        value={draft.narratorMode}
        onChange={(narratorMode) => onChange({ ...draft, narratorMode })}
      />
      <ChoiceField
        label="Rules for new characters"
        options={ruleSets}
        value={draft.ruleSet}
        onChange={(ruleSet) => onChange({ ...draft, ruleSet })}
      />
      {draft.ruleSet === 'srd' && <p className="-mt-4 text-note text-ink-soft">{srdAttribution}</p>}
      <SegmentField
        label="Players see the hit points of others"
        hint="In words a foe is hurt or barely standing; in numbers it has 7 of 22."
        options={[
          { id: 'words', label: 'In words' },
          { id: 'numbers', label: 'In numbers' },
        ]}
        value={draft.hitPointsShown}
        onChange={(hitPointsShown) => onChange({ ...draft, hitPointsShown })}
      />
      <SegmentField
        label="Turns of NPCs in a fight"
        options={[
          { id: 'dm', label: 'You take them' },
          { id: 'narrator', label: 'The narrator takes them' },
        ]}
        value={draft.npcTurns}
        onChange={(npcTurns) => onChange({ ...draft, npcTurns })}
      />
      <ChoiceField label="Joining" options={entries} value={draft.entry} onChange={(entry) => onChange({ ...draft, entry })} />
    </>
  );
}
