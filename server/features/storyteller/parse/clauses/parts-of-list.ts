/** The parts of a list, each with all that is said of it: "the Dowager in her jar", "that green crock". */
export function partsOfList(things: string): string[] {
  return things
    .replace(/[.!?;].*$/, '')
    .split(/, (?:and |plus )?| and | & | plus | n | along with | as well as /i)
    .map((each) => each.replace(/^(?:and|also|plus|then) /i, '').trim());
}
