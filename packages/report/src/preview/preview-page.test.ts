import { expect, test } from 'vitest'
import { toMarkdown } from '../markdown/to-markdown.ts'
import { sampleReport } from '../testing/sample-report.ts'
import { previewJson, previewMarkdown, previewZip } from './preview-page.ts'
import { renderMarkdown } from './render-markdown.ts'
import { toZip } from '../archive/to-zip.ts'

test('Markdown is rendered as it was meant: its signs do not show, its text stays text', () => {
  const markdown = [
    '## Note \\*1\\*',
    'one\\\ntwo & three &lt;b> `\\`',
    '- first\n   - second\n3. third',
    '> aside',
    '| Item | 2025 |\n| --- | ---: |\n| A \\| B<br>C | 1,000 |',
    '<table>\n<tr><td>1</td></tr>\n</table>',
    '<script>alert(1)</script> <img src=x onerror=alert(1)>',
  ].join('\n\n')
  expect(renderMarkdown(markdown)).toBe(
    [
      '<h2>Note *1*</h2>',
      '<p class="text">one<br>two &amp; three &lt;b&gt; ``</p>',
      '<p class="l1"><span>•</span><span>first</span></p>',
      '<p class="l2"><span>•</span><span>second</span></p>',
      '<p class="l1"><span>3.</span><span>third</span></p>',
      '<p class="notes">aside</p>',
      '<div class="wide"><table><thead><tr><th>Item</th><th class="n">2025</th></tr></thead><tbody><tr><td>A | B<br>C</td><td class="n">1,000</td></tr></tbody></table></div>',
      '<div class="wide"><table>\n<tr><td>1</td></tr>\n</table></div>',
      '<p class="text">&lt;script&gt;alert(1)&lt;/script&gt; &lt;img src=x onerror=alert(1)&gt;</p>',
    ].join('\n'),
  )
})

test('the Markdown of a hostile document shows what its author wrote, and nothing of it acts', () => {
  const html = previewMarkdown(toMarkdown(sampleReport().document), 'report.md', 'en')
  expect(html).toContain(
    '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; [x](javascript:alert(1)) **b** &amp; &#39;q&#39;',
  )
  expect(html).toContain('<tr><td>Receivables</td><td class="n">300</td><td class="n">(100)</td></tr>')
})

test('of data too long to look through the beginning is shown, and it says so', () => {
  const long = JSON.stringify(Array.from({ length: 200_000 }, (_, index) => index))
  const html = previewJson(long, 'long.json', 'ko')
  expect(html).toContain('파일이 커서 앞부분만 표시합니다.')
  expect(html.length).toBeLessThan(500_000)
  expect(previewJson('{"a":"<b>"}', 'short.json', 'ko')).toContain('{\n  &quot;a&quot;: &quot;&lt;b&gt;&quot;\n}')
})

test('a zip is shown by what lies in it', async () => {
  const entry = { name: '<報告>.html', content: new Uint8Array(3000) }
  const html = await previewZip(await toZip([entry, { ...entry, name: 'b.json' }]), 'a.zip', 'ja')
  expect(html).toContain('<th scope="row">&lt;報告&gt;.html</th><td class="n">2 KB</td>')
  expect(html).toContain('<th scope="row">ファイル数：2</th><td class="n">5 KB</td>')
})
