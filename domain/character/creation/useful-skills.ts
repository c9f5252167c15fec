import type { SkillName } from '#domain/rules/skill.ts';

/** Skills, the preferred ones first, for classes with a long list. */
const useful: readonly SkillName[] = ['perception', 'stealth', 'insight', 'investigation', 'persuasion', 'athletics', 'survival'];

/** So many of some skills for whoever wants to choose none: those that are of use most often, and none twice. */
export function usefulSkills(from: readonly SkillName[], taken: readonly SkillName[], choose: number): SkillName[] {
  const free = [...useful.filter((skill) => from.includes(skill)), ...from].filter((skill) => !taken.includes(skill));
  return [...new Set(free)].slice(0, choose);
}
