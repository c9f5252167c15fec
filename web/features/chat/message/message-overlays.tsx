import type { Message } from '#domain/chat/message.ts';
import { lazy, Suspense } from 'react';
import type { ChatRoom } from '#web/features/chat/room/chat-room.ts';
import type { useMessageActions } from './use-message-actions.ts';
import type { ComposerStore } from '#web/features/chat/composer/composer-store.ts';

const MessageMenu = lazy(async () => ({ default: (await import('./message-menu.tsx')).MessageMenu }));
const EnlargedPicture = lazy(async () => ({ default: (await import('./enlarged-picture.tsx')).EnlargedPicture }));

interface MessageOverlaysProps extends Omit<ReturnType<typeof useMessageActions>, 'aim'> {
  room: ChatRoom;
  composerStore: ComposerStore;
  me: string;
}

/** What stands over the story for as long as it is wanted; each part comes when it is first opened. */
export function MessageOverlays({ menu, picture, actions, room, composerStore, me, closeMenu, closePicture }: MessageOverlaysProps) {
  return (
    <Suspense>
      {menu && (
        <MessageMenu
          key={menu.message.id}
          message={menu.message}
          anchor={menu.anchor}
          me={me}
          editable={isLastOwn(menu.message, room, me)}
          onReact={(emoji, on) => actions.react(menu.message, emoji, on)}
          onAnswer={() => composerStore.answer(menu.message)}
          onEdit={() => composerStore.edit(menu.message)}
          onClose={closeMenu}
        />
      )}
      {picture && <EnlargedPicture {...picture} onClose={closePicture} />}
    </Suspense>
  );
}

/** The server says for certain; what cannot be it is not offered. */
function isLastOwn(message: Message, room: ChatRoom, me: string): boolean {
  const { messages, newer } = room.state.get().transcript;
  const last = messages.findLast(({ authorId, role }) => authorId === me && role !== 'system' && role !== 'ai');
  return !newer && last?.id === message.id && !messages.some(({ replyTo }) => replyTo?.id === message.id);
}
