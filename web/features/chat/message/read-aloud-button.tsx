import type { Message } from '#domain/chat/message.ts';
import { spokenText } from '#domain/text/spoken-text.ts';
import { readAloud } from '#web/lib/speech/read-aloud.ts';
import { useServerVoice } from '#web/lib/speech/use-server-voice.ts';
import { useVoices } from '#web/lib/speech/voices.ts';
import { useStore } from '#web/lib/store/store.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Pause, Play, Square, Volume2 } from 'lucide-react';
import { use, useRef } from 'react';
import { InTabOrder } from './story-stop.ts';

// What reads is fetched once somebody points at the button.
const loadReader = () => import('#web/lib/speech/read-message.ts');
const ahead = () => void loadReader().catch(() => undefined);

/**
 * Reads a reply aloud, pauses, goes on and stops: with the voice of the server where it has one and the person has chosen no
 * other, else with one of the browser. Nothing where neither is there, or the reply has no words.
 */
export function ReadAloudButton({ message }: { message: Pick<Message, 'id' | 'campaignId' | 'content'> }) {
  const { id, content } = message;
  const state = useStore(readAloud.reading, (reading) => (reading?.id === id ? reading.state : null));
  const hasVoices = useVoices().length > 0;
  const isServerAsked = useServerVoice();
  const tabIndex = use(InTabOrder) ? 0 : -1;
  const button = useRef<HTMLButtonElement>(null);
  if (state === null && ((!hasVoices && !isServerAsked) || spokenText(content) === '')) return null;
  const begin = async () => {
    const reader = await loadReader().catch(() => null);
    if (reader === null)
      return notify.refusal(null, { title: 'Cannot read aloud', sentence: 'Please check the connection and press again.' });
    const byServer = isServerAsked && (!hasVoices || reader.ownManner().voice === null);
    if (byServer) reader.readByServer(message, hasVoices);
    else reader.readByBrowser(id, content);
  };
  const { label, icon, act } =
    state === 'speaking'
      ? { label: 'Pause reading', icon: <Pause aria-hidden />, act: readAloud.pause }
      : state === 'paused'
        ? { label: 'Go on reading', icon: <Play aria-hidden />, act: readAloud.resume }
        : { label: 'Read aloud', icon: <Volume2 aria-hidden />, act: () => void begin() };
  return (
    // It stands in a line of small words, which must not grow for it.
    <span className="-my-3 inline-flex md:-my-2 [&_svg]:size-4">
      <IconButton
        ref={button}
        label={label}
        icon={icon}
        size="sm"
        tabIndex={tabIndex}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={act}
      />
      {state !== null && (
        <IconButton
          label="Stop reading"
          icon={<Square aria-hidden />}
          size="sm"
          tabIndex={tabIndex}
          onClick={() => {
            readAloud.stop();
            button.current?.focus();
          }}
        />
      )}
    </span>
  );
}
