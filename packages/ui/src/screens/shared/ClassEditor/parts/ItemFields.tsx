import {
  type Asana,
  type ClassItem,
  classLimits,
  classParts,
  isFlowKey,
  itemSides,
  lengthUnitOf,
  lengthUnits,
  mostIntervalBells,
  plainWords,
  type PoseItem,
  type Rounds,
  sanskritLine,
  textLanguage,
  withLengthIn,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { memo, type ReactNode, useState } from 'react';
import { Heading } from '#components/Heading/Heading.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { PosePicture } from '#components/PoseCard/PosePicture.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '#components/Select/Select.tsx';
import { Stepper } from '#components/Stepper/Stepper.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import * as styles from './ItemFields.css.ts';
import { useItemWords } from '#screens/shared/parts/useItemWords.ts';
import { useStable } from './useStable.ts';

/** Calls back with numbers only: a field that was emptied has none. */
const onNumber = (onChange: (value: number) => void) => (value: number) => {
  if (Number.isFinite(value)) onChange(value);
};

const between = ({ least, most }: { least: number; most: number }) => ({
  minValue: least,
  maxValue: most,
});

interface ItemFieldsProps {
  item: ClassItem;
  /** The pose of the item; undefined without one, and for one that is no longer in the library. */
  asana: Asana | undefined;
  /** Whether nothing comes before it, so that it follows nothing. */
  isFirst: boolean;
  /** Of the teacher's words. */
  language: string;
  /** @param field names the text field that was typed into; null for any other. */
  onChange: (item: ClassItem, field: string | null) => void;
  onFieldLeft: () => void;
}

/** Everything that can be changed of an item. It stays while something else is typed. */
export const ItemFields = memo(function ItemFields({
  item,
  asana,
  isFirst,
  language,
  onChange,
  onFieldLeft,
}: ItemFieldsProps) {
  const { name } = useItemWords()(item, asana);
  const changeSettings = useStable((changed: ClassItem) =>
    onChange({ ...changed, words: item.words }, null),
  );
  return (
    <div className={styles.fields}>
      <div className={styles.head}>
        {asana ? (
          <div className={styles.picture}>
            <PosePicture decorative asana={asana} />
          </div>
        ) : null}
        <div className={styles.title}>
          <Heading lang={asana ? textLanguage(asana, 'name') : undefined} level={2} size="title">
            {name}
          </Heading>
          {asana && sanskritLine(asana) ? (
            <Text lang="sa-Latn" size="small" tone="soft">
              {sanskritLine(asana)}
            </Text>
          ) : null}
        </div>
      </div>
      <Settings asana={asana} isFirst={isFirst} item={item} onChange={changeSettings} />
      <WordsField
        key={item.id}
        language={language}
        words={item.words ?? ''}
        onBlur={onFieldLeft}
        onChange={(words) => onChange({ ...item, words }, `words:${item.id}`)}
      />
    </div>
  );
});

interface SettingsProps extends Pick<ItemFieldsProps, 'item' | 'asana' | 'isFirst'> {
  onChange: (item: ClassItem) => void;
}

const isSameButWords = (one: SettingsProps, other: SettingsProps) =>
  one.asana === other.asana &&
  one.isFirst === other.isFirst &&
  JSON.stringify({ ...one.item, words: '' }) === JSON.stringify({ ...other.item, words: '' });

/** Everything but the words, which are typed: the item that it hands on may have earlier ones. */
const Settings = memo(function Settings({ item, asana, isFirst, onChange }: SettingsProps) {
  const { t } = useTranslation('classes');
  return (
    <>
      {item.kind === 'pose' && asana ? (
        <PoseFields asana={asana} item={item} onChange={onChange} />
      ) : null}
      {item.kind === 'meditation' ? (
        <div className={styles.numbers}>
          <Stepper
            {...between(classLimits.meditationMinutes)}
            label={t('editor.length.minutes')}
            value={item.minutes}
            onChange={onNumber((minutes) => onChange({ ...item, minutes }))}
          />
          <Stepper
            label={t('editor.length.bells')}
            maxValue={mostIntervalBells}
            minValue={0}
            value={item.bells}
            onChange={onNumber((bells) => onChange({ ...item, bells }))}
          />
        </div>
      ) : null}
      {item.kind === 'pause' ? (
        <div className={styles.number}>
          <NumberField
            {...between(classLimits.pauseSeconds)}
            label={t('editor.length.seconds')}
            value={item.seconds}
            onChange={onNumber((seconds) => onChange({ ...item, seconds }))}
          />
        </div>
      ) : null}
      {isFirst ? null : (
        <Switch
          isSelected={item.link === true}
          label={t('editor.item.link')}
          onChange={(isLinked) => onChange({ ...item, link: isLinked ? true : undefined })}
        />
      )}
      <Select
        label={t('editor.partOf.label')}
        options={(['none', ...classParts] as const).map((id) => ({
          id,
          label: id === 'none' ? t('editor.partOf.none') : t(`editor.part.${id}`),
        }))}
        value={item.part ?? 'none'}
        onChange={(part) => onChange({ ...item, part: part === 'none' ? undefined : part })}
      />
    </>
  );
}, isSameButWords);

interface PoseFieldsProps {
  item: PoseItem;
  asana: Asana;
  onChange: (item: PoseItem) => void;
}

/** A flow has its own length, and is done in rounds. */
function PoseFields({ item, asana, onChange }: PoseFieldsProps) {
  const { t } = useTranslation('classes');
  const isFlow = isFlowKey(asana.key);
  const unit = lengthUnitOf(item);
  const sets = (
    <Stepper
      {...between(classLimits.sets)}
      label={t(isFlow ? 'editor.group.title' : 'editor.length.sets')}
      value={item.sets}
      onChange={onNumber((value) => onChange({ ...item, sets: value }))}
    />
  );
  return (
    <>
      {asana.twoSided && !isFlow ? (
        <Choice label={t('editor.side.label')}>
          <SegmentedControl
            label={t('editor.side.label')}
            options={itemSides.map((id) => ({ id, label: t(`editor.side.${id}`) }))}
            value={item.side}
            onChange={(side) => onChange({ ...item, side })}
          />
        </Choice>
      ) : null}
      {isFlow ? null : (
        <Choice label={t('editor.length.label')}>
          <SegmentedControl
            label={t('editor.length.label')}
            options={lengthUnits.map((id) => ({ id, label: t(`editor.length.${id}`) }))}
            value={unit}
            onChange={(id) => onChange(withLengthIn(id, item, asana))}
          />
        </Choice>
      )}
      <div className={styles.numbers}>
        {unit === 'seconds' && !isFlow ? (
          <div className={styles.number}>
            <NumberField
              {...between(classLimits.poseSeconds)}
              label={t('editor.length.seconds')}
              value={item.seconds ?? 0}
              onChange={onNumber((seconds) => onChange({ ...item, seconds }))}
            />
          </div>
        ) : null}
        {unit === 'breaths' && !isFlow ? (
          <Stepper
            {...between(classLimits.breaths)}
            label={t('editor.length.breaths')}
            step={classLimits.breaths.step}
            value={item.breaths ?? 0}
            onChange={onNumber((breaths) => onChange({ ...item, breaths }))}
          />
        ) : null}
        {sets}
      </div>
    </>
  );
}

/** The label of a choice is read out with it. */
function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.choice}>
      <span aria-hidden className={styles.caption}>
        {label}
      </span>
      {children}
    </div>
  );
}

interface WordsFieldProps {
  words: string;
  language: string;
  onChange: (words: string) => void;
  onBlur: () => void;
}

/** The item holds plain words; what is typed stays in the field, with the space before the next word. */
function WordsField({ words, language, onChange, onBlur }: WordsFieldProps) {
  const { t } = useTranslation('classes');
  const [typed, setTyped] = useState(words);
  return (
    <TextField
      multiline
      label={t('editor.item.words')}
      lang={language}
      maxLength={classLimits.words}
      value={plainWords(typed) === words ? typed : words}
      onBlur={onBlur}
      onChange={(text) => {
        setTyped(text);
        onChange(text);
      }}
    />
  );
}

interface GroupFieldsProps {
  group: Rounds;
  onChange: (change: Partial<Pick<Rounds, 'times' | 'swap'>>) => void;
}

/** Everything that can be changed of a group. */
export function GroupFields({ group, onChange }: GroupFieldsProps) {
  const { t } = useTranslation('classes');
  return (
    <div className={styles.fields}>
      <Heading level={2} size="title">
        {t('editor.group.title')}
      </Heading>
      <div className={styles.numbers}>
        <Stepper
          {...between(classLimits.times)}
          label={t('editor.group.title')}
          value={group.times}
          onChange={onNumber((times) => onChange({ times }))}
        />
      </div>
      <Switch
        isSelected={group.swap}
        label={t('editor.group.swap')}
        onChange={(swap) => onChange({ swap })}
      />
    </div>
  );
}
