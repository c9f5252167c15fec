import { useStore } from '#web/lib/store/store.ts';
import { useMemo } from 'react';
import type { ChatRoom } from './chat-room.ts';
import { rowsOf } from './rows.ts';

/** The chat as it shows, kept up to date. */
export function useChatRoom(room: ChatRoom) {
  const state = useStore(room.state);
  const { transcript, outgoing } = state;
  const rows = useMemo(() => rowsOf(transcript.messages, transcript.newer ? [] : outgoing, transcript.more), [transcript, outgoing]);
  return { ...state, rows };
}

/** Whether words can be sent now: the story is there, and no other message is on its way. Changes with nothing else. */
export function useReadyToSend(room: ChatRoom): boolean {
  return useStore(room.state, ({ loading, sending }) => loading === 'done' && !sending);
}
