import { LIST_EXPORTS } from '#contract/imports.ts'
import { getFile } from '#web/lib/api/api-client.ts'
import { saveFile } from '#web/lib/api/save-file.ts'
import { notify } from '#web/lib/notify.ts'
import { toReason } from '#web/lib/to-reason.ts'
import { Menu, MenuAction } from '#web/ui/overlay/menu.tsx'
import styles from './export-menu.module.css'
import { toFileName } from './to-file-name.ts'

interface ExportMenuProps {
  id: string
  name: string
}

/** The list as a file, for other programs or to bring it back. */
export function ExportMenu({ id, name }: ExportMenuProps) {
  /** By script, since a plain link cannot send the token of a hosted provider. */
  async function save({ format, extension }: (typeof LIST_EXPORTS)[number]) {
    try {
      const file = await getFile(`/api/lists/${encodeURIComponent(id)}/export?format=${format}`)
      saveFile(file, `${toFileName(name)}.${extension}`)
    } catch (error) {
      notify.aside('error', `“${name}” was not exported. ${toReason(error)}`)
    }
  }

  return (
    <div className={styles.export}>
      <Menu label="Export" trigger={<span className={styles.trigger}>Export</span>}>
        {LIST_EXPORTS.map((file) => (
          <MenuAction key={file.format} onClick={() => void save(file)}>
            {file.name}
          </MenuAction>
        ))}
      </Menu>
    </div>
  )
}
