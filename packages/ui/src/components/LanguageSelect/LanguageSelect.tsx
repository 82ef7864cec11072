import { ChevronDown, Globe } from 'lucide-react';
import { useEarlyChoice } from '#hydration/useEarlyChoice.ts';
import { arrow, frame, icon, option, select } from './LanguageSelect.css.ts';

export interface LanguageSelectProps<Tag extends string> {
  /** What is chosen here, for those who do not see the globe. */
  label: string;
  /** Each language by its tag and its own name. */
  languages: readonly { tag: Tag; name: string }[];
  value: Tag;
  onChange: (tag: Tag) => void;
}

/**
 * The language, chosen before anybody is signed in. The browser's own select: it is there before any
 * script and speaks its list in the reader's way.
 */
export function LanguageSelect<Tag extends string>({
  label,
  languages,
  value,
  onChange,
}: LanguageSelectProps<Tag>) {
  const choose = (wanted: string) => {
    const chosen = languages.find(({ tag }) => tag === wanted);
    // Ignores the current language: a choice made during hydration is reported twice, and the second time
    // the select may show the old language again.
    if (chosen && chosen.tag !== value) onChange(chosen.tag);
  };
  return (
    <span className={frame}>
      <Globe aria-hidden className={icon} size="1.125rem" strokeWidth={1.75} />
      <select
        ref={useEarlyChoice(value, choose)}
        aria-label={label}
        // What a browser would restore after a reload is no choice of now.
        autoComplete="off"
        className={select}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        {languages.map(({ tag, name }) => (
          <option key={tag} className={option} lang={tag} value={tag}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className={arrow} size="1.125rem" strokeWidth={1.75} />
    </span>
  );
}
