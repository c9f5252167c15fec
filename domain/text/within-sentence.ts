/** A name as it stands within a sentence: "the Salt Office" for "The Salt Office". */
export function withinSentence(name: string): string {
  return name.replace(/^(?:The|An|A) /, (article) => article.toLowerCase());
}
