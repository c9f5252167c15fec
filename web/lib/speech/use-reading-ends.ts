import { useEffect } from 'react';
import { readAloud } from './read-aloud.ts';

/** Ends what is read aloud when the screen is left, and when its words are no longer in the story as they were: taken back or edited. */
export function useReadingEnds(subscribe: (tell: () => void) => () => void, texts: () => readonly { id: string; content: string }[]): void {
  useEffect(() => {
    const look = () => {
      const reading = readAloud.reading.get();
      if (reading !== null && !texts().some(({ id, content }) => id === reading.id && content === reading.text)) readAloud.stop();
    };
    return subscribe(look);
  }, [subscribe, texts]);
  useEffect(() => {
    // A page that is closed would be read on by some browsers.
    addEventListener('pagehide', readAloud.stop);
    return () => {
      removeEventListener('pagehide', readAloud.stop);
      readAloud.stop();
    };
  }, []);
}
