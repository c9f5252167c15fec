import type { Target } from '#domain/chat/message.ts';
import { useEffect, useState } from 'react';
import type { Draft } from './draft.ts';
import { useOutOfCharacter } from './out-of-character.tsx';
import type { ComposerStore } from './composer-store.ts';

const group: Target = { kind: 'group' };

interface AimSetup {
  campaignId: string;
  personId: string;
  composerStore: ComposerStore;
  draft: Draft;
  setDraft: (draft: Draft) => void;
}

/** Whom the words are for, whether that stays after they are sent, and whether they are in character. */
export function useAim({ campaignId, personId, composerStore, draft, setDraft }: AimSetup) {
  const [to, setTo] = useState<Target | null>(draft.to);
  const [isOutOfCharacter, speakOutOfCharacter] = useOutOfCharacter(personId, campaignId);
  useEffect(() => composerStore.take({ to, isOutOfCharacter }), [composerStore, to, isOutOfCharacter]);
  const { pinned } = draft;
  const choose = (next: Target | null) => {
    setTo(next);
    if (next) setDraft({ ...draft, to: next, pinned: false });
  };
  const pin = (on: boolean) => setDraft({ ...draft, pinned: on });
  const speakToAll = () => {
    choose(group);
    speakOutOfCharacter(false);
  };
  /** A whisper is for one message: what is written next is for everybody again, unless the target is pinned. */
  const afterSending = (target: Target) => {
    const next = pinned ? target : group;
    setTo(next);
    setDraft({ text: '', to: next, pinned });
  };
  return { to, pinned, isOutOfCharacter, choose, pin, speakOutOfCharacter, speakToAll, afterSending };
}
