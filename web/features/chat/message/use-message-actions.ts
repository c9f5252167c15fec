import type { Message, MessageImage } from '#domain/chat/message.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useMemo, useState } from 'react';
import type { CheckActions } from '#web/features/chat/checks/check-actions.ts';
import type { ChatRoom } from '#web/features/chat/room/chat-room.ts';
import type { MessageActions } from './message-parts.tsx';
import { keyOf } from '#web/features/chat/room/rows.ts';

/** The call behind a sign at a message. */
export type React = (input: {
  campaignId: string;
  messageId: string;
  emoji: Message['reactions'][number]['emoji'];
  on: boolean;
}) => Promise<Message>;

/** What is opened over the story by a press in it, and where the story is led to. */
export function useMessageActions(room: ChatRoom, react: React, checks?: CheckActions) {
  const [menu, setMenu] = useState<{ message: Message; anchor: HTMLElement } | null>(null);
  const [picture, setPicture] = useState<{ campaignId: string; image: MessageImage } | null>(null);
  const [aim, setAim] = useState<{ id: string; n: number } | null>(null);
  const actions = useMemo((): MessageActions => {
    const goTo = async ({ id, position }: Pick<Message, 'id' | 'position'>) => {
      if (!(await room.goTo(position)))
        return notify.refusal(null, { title: 'Failed to load chat history', sentence: 'Please try again in a moment.' });
      const found = room.state.get().transcript.messages.find((each) => each.id === id);
      if (found) setAim((before) => ({ id: keyOf(found), n: (before?.n ?? 0) + 1 }));
      else notify.done('That message is not on this branch');
    };
    return {
      open: (message, anchor) => setMenu({ message, anchor }),
      react: ({ campaignId, id: messageId }, emoji, on) =>
        void react({ campaignId, messageId, emoji, on }).then(room.change, (error: unknown) =>
          notify.refusal(error, { title: 'Error', sentence: 'That could not be saved. Please try again.' }),
        ),
      goTo: (message) => void goTo(message),
      enlarge: ({ campaignId, images }, imageId) => {
        const image = images.find(({ id }) => id === imageId);
        if (image) setPicture({ campaignId, image });
      },
      checks,
    };
  }, [room, react, checks]);
  return { actions, aim, menu, picture, closeMenu: () => setMenu(null), closePicture: () => setPicture(null) };
}
