import type { Playing } from './make-sound.ts';

/** Plays a sound file again and again until it is ended. Tells where it cannot be had, or this browser does not play it. */
export function playSoundFile(address: string, loudness: number, onFail: () => void): Playing {
  const audio = new Audio();
  audio.loop = true;
  audio.volume = loudness;
  let isOver = false;
  let file = '';
  const play = async () => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error('There is no such sound.');
    const content = await answer.blob();
    if (isOver) return;
    // As a whole: where it begins again nothing is waited for.
    file = URL.createObjectURL(content);
    audio.src = file;
    await audio.play();
  };
  play().catch(() => !isOver && onFail());
  return {
    setLoudness: (to) => void (audio.volume = to),
    end: () => {
      isOver = true;
      audio.pause();
      audio.removeAttribute('src');
      if (file !== '') URL.revokeObjectURL(file);
    },
  };
}
