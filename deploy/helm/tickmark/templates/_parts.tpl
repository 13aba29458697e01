{{- /* Written in Go's template language alone, without functions that Helm adds: so the engine itself is enough to test it. */ -}}
{{- define "tickmark.labels" -}}
app.kubernetes.io/name: tickmark, app.kubernetes.io/instance: {{ printf "%q" .Release.Name }}, app.kubernetes.io/version: {{ printf "%q" .Chart.AppVersion }}, app.kubernetes.io/managed-by: {{ printf "%q" .Release.Service }}
{{- end -}}

{{- define "tickmark.selector" -}}
app.kubernetes.io/name: tickmark, app.kubernetes.io/instance: {{ printf "%q" .Release.Name }}
{{- end -}}

{{- define "tickmark.pod" }}
      automountServiceAccountToken: false
      enableServiceLinks: false
      terminationGracePeriodSeconds: 45
      {{- if .Values.isolation.userNamespaces }}
      hostUsers: false
      {{- end }}
      securityContext:
        runAsNonRoot: true
        runAsUser: 1000
        runAsGroup: 1000
        fsGroup: 1000
        fsGroupChangePolicy: OnRootMismatch
        seccompProfile:
          type: {{ .Values.isolation.seccomp }}
          {{- if eq .Values.isolation.seccomp "Localhost" }}
          localhostProfile: {{ printf "%q" .Values.isolation.seccompProfile }}
          {{- end }}
      {{- if .Values.image.pullSecrets }}
      imagePullSecrets:
        {{- range .Values.image.pullSecrets }}
        - name: {{ printf "%q" . }}
        {{- end }}
      {{- end }}
      {{- if .Values.nodeSelector }}
      nodeSelector:
        {{- range $name, $value := .Values.nodeSelector }}
        {{ printf "%q" $name }}: {{ printf "%q" $value }}
        {{- end }}
      {{- end }}
      {{- if .Values.tolerations }}
      tolerations:
        {{- range .Values.tolerations }}
        - key: {{ printf "%q" .key }}
          operator: {{ .operator }}
          {{- if eq .operator "Equal" }}
          value: {{ printf "%q" .value }}
          {{- end }}
          effect: {{ .effect }}
        {{- end }}
      {{- end }}
{{- end -}}

{{- define "tickmark.container" }}
          image: {{ if .Values.image.tag }}{{ printf "%q" (print .Values.image.repository ":" .Values.image.tag) }}{{ else }}{{ printf "%q" (print .Values.image.repository ":" .Chart.AppVersion) }}{{ end }}
          imagePullPolicy: {{ .Values.image.pullPolicy }}
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities: { drop: [ALL] }
            {{- if .Values.isolation.userNamespaces }}
            procMount: Unmasked
            {{- end }}
          envFrom:
            - secretRef: { name: {{ printf "%q" .Values.secret }} }
          volumeMounts:
            - { name: scratch, mountPath: /data, subPath: data }
            - { name: scratch, mountPath: /tmp, subPath: tmp }
            - { name: scratch, mountPath: /srv/tickmark/node_modules/.cache, subPath: compiled }
            {{- if not .Values.files.s3 }}
            - { name: files, mountPath: /files }
            {{- end }}
            {{- if .Values.plainMemory }}
            - { name: plain, mountPath: /plain }
            {{- end }}
            {{- if .Values.backups.existingClaim }}
            - { name: backups, mountPath: /backups }
            {{- end }}
            {{- if .Values.configMap }}
            - { name: configuration, mountPath: /etc/tickmark, readOnly: true }
            {{- end }}
{{- end -}}

{{- define "tickmark.environment" }}
            # A folder that the service makes itself: it closes it to others, which only an owner may.
            - { name: TICKMARK_DATA_DIR, value: /data/tickmark }
            - { name: TICKMARK_LOG, value: json }
            - { name: TICKMARK_ISOLATION, value: {{ .Values.isolation.level }} }
            {{- if .Values.files.s3 }}
            - { name: BLOB_URL, value: {{ printf "%q" .Values.files.s3 }} }
            {{- else }}
            - { name: BLOB_URL, value: 'file:///files/tickmark' }
            {{- end }}
            {{- if .Values.plainMemory }}
            - { name: TICKMARK_PLAIN_DIR, value: /plain/tickmark }
            {{- end }}
            {{- if .Values.backups.existingClaim }}
            - { name: TICKMARK_BACKUP_DIR, value: /backups/tickmark }
            {{- end }}
            {{- range $name, $value := .Values.settings }}
            - { name: {{ $name }}, value: {{ printf "%q" $value }} }
            {{- end }}
{{- end -}}

{{- define "tickmark.volumes" }}
      volumes:
        - name: scratch
          emptyDir: { sizeLimit: {{ .Values.scratch }} }
        {{- if not .Values.files.s3 }}
        - name: files
          persistentVolumeClaim: { claimName: {{ if .Values.files.volume.existingClaim }}{{ printf "%q" .Values.files.volume.existingClaim }}{{ else }}{{ printf "%q" (print .Release.Name "-files") }}{{ end }} }
        {{- end }}
        {{- if .Values.plainMemory }}
        - name: plain
          emptyDir: { medium: Memory, sizeLimit: {{ .Values.plainMemory }} }
        {{- end }}
        {{- if .Values.backups.existingClaim }}
        - name: backups
          persistentVolumeClaim: { claimName: {{ printf "%q" .Values.backups.existingClaim }} }
        {{- end }}
        {{- if .Values.configMap }}
        - name: configuration
          configMap: { name: {{ printf "%q" .Values.configMap }} }
        {{- end }}
{{- end -}}
