/** Something said in a video, or a part of it, from one second to another. */
export interface VideoCue {
  from: number;
  to: number;
  text: string;
}

const form = /^(?:(\d+):)?(\d{2}):(\d{2}\.\d{3}) --> (?:(\d+):)?(\d{2}):(\d{2}\.\d{3})\n([\s\S]+)$/;

const secondsOf = (hours: string, minutes: string, seconds: string) => Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);

/** The cues of a WebVTT file in their order; what is no cue, such as its head, is passed over. */
export function readVtt(file: string): VideoCue[] {
  return file.split(/\n{2,}/).flatMap((block) => {
    const [, hours = '0', minutes = '', seconds = '', endHours = '0', endMinutes = '', endSeconds = '', text] =
      form.exec(block.trim()) ?? [];
    if (text === undefined) return [];
    return [
      { from: secondsOf(hours, minutes, seconds), to: secondsOf(endHours, endMinutes, endSeconds), text: text.replaceAll('\n', ' ') },
    ];
  });
}
