import type { ChatRoom } from '#web/features/chat/room/chat-room.ts';
import { useStore } from '#web/lib/store/store.ts';
import { StoryMessages } from '#web/lib/story-messages.ts';
import type { ReactNode } from 'react';

/** Has everything on the table know the messages of the story, such as what was rolled last. */
export function StoryAtHand({ room, children }: { room: ChatRoom; children: ReactNode }) {
  return <StoryMessages value={useStore(room.state, ({ transcript }) => transcript.messages)}>{children}</StoryMessages>;
}
