/** A journey that is to stop nowhere before its goal. */
const toTheEnd =
  /\ball the way\b|\bstraight (?:go )?(?:(?:up|down|on|over|through|back|in|out|along) )?(?:to|into|through)\b|\bdirectly (?:to|into)\b|\bnon-?stop\b|\bwithout (?:stopping|a stop|(?:any )?delay|pausing|(?:a )?pause|resting)\b|\bno (?:dawdling|stops?|stopping|delays?|lingering|rests?)\b|\b(?:keep|carry|continue)s?(?: on)? (?:going|walking|moving|running|climbing)\b.* to\b/iu;

/** Whether words take a journey to its end, through places that nobody has seen yet: "all the way to the Salt Office". */
export function goesToTheEnd(text: string): boolean {
  return toTheEnd.test(text);
}
