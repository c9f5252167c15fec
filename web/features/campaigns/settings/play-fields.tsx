import { limits } from '#domain/limits/limits.ts';
import { countText } from '#domain/text/count-text.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { RulesField } from './rules-field.tsx';
import { StyleFields } from './style-fields.tsx';
import type { SettingsDraft } from './settings-draft.ts';

const narrators = [
  { id: 'ai', label: 'The AI narrates', meaning: 'The AI narrator answers, and everyone reads it at once.' },
  { id: 'draft', label: 'The AI drafts, you edit', meaning: 'You read and edit each of the narrator’s replies before the table sees it.' },
  { id: 'dm', label: 'You narrate', meaning: 'There is no AI narrator. You tell what happens.' },
] as const;
const answers = [
  {
    id: 'inCharacter',
    label: 'In-character words',
    meaning: 'It answers what players ask, say and look at. Deeds take a turn, except for somebody who plays alone.',
  },
  {
    id: 'withoutTurns',
    label: 'In-character words, without turns',
    meaning: 'It answers what players say or do at once. Whoever writes first acts first, also where all move on, rest or fight.',
  },
  {
    id: 'addressed',
    label: 'When addressed',
    meaning: 'It answers questions, its name (narrator, GM, DM) and the name of an NPC in the scene.',
  },
  { id: 'turns', label: 'Turns only', meaning: 'It answers when raised hands are lowered or the time is up.' },
] as const;
const entries = [
  { id: 'open', label: 'Open', meaning: 'Anyone with a link takes a seat at once.' },
  { id: 'approve', label: 'You approve first', meaning: 'Anyone with a link asks for a seat. You accept or decline.' },
] as const;

interface PlayFieldsProps {
  draft: SettingsDraft;
  /** Whether somebody leads the table; what takes a Dungeon Master is left out where nobody does. */
  hasDm: boolean;
  onChange: (draft: SettingsDraft) => void;
}

/** Who narrates, by which rules, what players see and how one joins. */
export function PlayFields({ draft, hasDm, onChange }: PlayFieldsProps) {
  return (
    <>
      {hasDm && (
        <ChoiceField
          label="Narrator"
          options={narrators}
          value={draft.narratorMode}
          onChange={(narratorMode) => onChange({ ...draft, narratorMode })}
        />
      )}
      {draft.narratorMode !== 'dm' && (
        <ChoiceField
          label="When the narrator answers"
          options={answers}
          value={draft.narratorAnswers}
          onChange={(narratorAnswers) => onChange({ ...draft, narratorAnswers })}
        />
      )}
      {draft.narratorMode !== 'dm' && <StyleFields draft={draft} onChange={onChange} />}
      <RulesField value={draft.ruleSet} onChange={(ruleSet) => onChange({ ...draft, ruleSet })} />
      <SegmentField
        label="Players see other combatants’ hit points"
        hint="Words: “barely standing”. Numbers: 7/22."
        options={[
          { id: 'words', label: 'In words' },
          { id: 'numbers', label: 'In numbers' },
        ]}
        value={draft.hitPointsShown}
        onChange={(hitPointsShown) => onChange({ ...draft, hitPointsShown })}
      />
      <SegmentField
        label="Saves of heroes in a fight"
        hint={`Players are asked for their saves, and have ${countText(limits.saveSeconds, 'second')}.`}
        options={[
          { id: 'players', label: 'Players roll them' },
          { id: 'server', label: 'Rolled at once' },
        ]}
        value={draft.heroSaves}
        onChange={(heroSaves) => onChange({ ...draft, heroSaves })}
      />
      {hasDm && <LeaderFields draft={draft} onChange={onChange} />}
    </>
  );
}

/** What takes a Dungeon Master. */
function LeaderFields({ draft, onChange }: Omit<PlayFieldsProps, 'hasDm'>) {
  return (
    <>
      <SegmentField
        label="Turns of NPCs in a fight"
        hint="Where the narrator plays them and posts by itself, a blow in the story begins a fight."
        options={[
          { id: 'dm', label: 'You play them' },
          { id: 'narrator', label: 'The narrator plays them' },
        ]}
        value={draft.npcTurns}
        onChange={(npcTurns) => onChange({ ...draft, npcTurns })}
      />
      <SegmentField
        label="Levels and rests"
        hint="When you decide, players cannot take levels or rest by themselves."
        options={[
          { id: 'players', label: 'Players take them' },
          { id: 'dm', label: 'You decide' },
        ]}
        value={draft.levelsAndRests}
        onChange={(levelsAndRests) => onChange({ ...draft, levelsAndRests })}
      />
      <SegmentField
        label="Heroes rise by"
        hint="Experience: by the table of SRD 5.2, from fights and from you. Milestones: by levels that you give."
        options={[
          { id: 'experience', label: 'Experience' },
          { id: 'milestone', label: 'Milestones' },
        ]}
        value={draft.levelsBy}
        onChange={(levelsBy) => onChange({ ...draft, levelsBy })}
      />
      <SegmentField
        label="Coins of foes who fell"
        hint="Who carries weapons or gear has a few coins, the more the more dangerous they were. Heroes who search them find those."
        options={[
          { id: 'none', label: 'None' },
          { id: 'some', label: 'In their pockets' },
        ]}
        value={draft.fallenCoins ? 'some' : 'none'}
        onChange={(chosen) => onChange({ ...draft, fallenCoins: chosen === 'some' })}
      />
      <ChoiceField label="Joining" options={entries} value={draft.entry} onChange={(entry) => onChange({ ...draft, entry })} />
    </>
  );
}
